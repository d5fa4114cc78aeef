#include "CWebSockets.h"

#include <libwebsockets.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/// Bytes on their way, with the room in front that the library wants.
typedef struct message {
    struct message *next;
    uint64_t socket;
    size_t count;
    int is_text;
    int closes;
    uint8_t bytes[];
} message;

/// One connection, of either kind.
typedef struct connection {
    struct connection *next;
    struct lws *wsi;
    uint64_t number;
    // What is received of one message.
    uint8_t *got;
    size_t got_count;
    // What waits to be sent.
    message *first, *last;
    size_t waiting;
    // The body of an answer by HTTP.
    uint8_t *body;
    size_t body_count, body_sent;
    int is_socket;
} connection;

struct cws_server {
    struct lws_context *context;
    struct lws_vhost *vhost;
    cws_limits limits;
    cws_handler handler;
    uint64_t numbers;
    int connections, sockets;
    connection *list;
    atomic_int stopped;
    pthread_mutex_t lock;
    // From other threads.
    message *first, *last;
};

static connection *find(cws_server *server, uint64_t number) {
    for (connection *c = server->list; c; c = c->next)
        if (c->number == number) return c;
    return NULL;
}

static void clear(connection *c) {
    while (c->first) {
        message *next = c->first->next;
        free(c->first);
        c->first = next;
    }
    c->last = NULL;
    free(c->got);
    free(c->body);
    c->got = c->body = NULL;
}

static message *make(uint64_t socket, const uint8_t *bytes, size_t count, int is_text, int closes) {
    message *m = malloc(sizeof *m + LWS_PRE + count);
    if (!m) return NULL;
    *m = (message){.socket = socket, .count = count, .is_text = is_text, .closes = closes};
    if (count > 0) memcpy(m->bytes + LWS_PRE, bytes, count);
    return m;
}

static void post(cws_server *server, message *m) {
    if (!m) return;
    pthread_mutex_lock(&server->lock);
    if (server->last) server->last->next = m;
    else server->first = m;
    server->last = m;
    pthread_mutex_unlock(&server->lock);
    lws_cancel_service(server->context);
}

static void end(connection *c) { lws_set_timeout(c->wsi, PENDING_TIMEOUT_KILLED_BY_PARENT, LWS_TO_KILL_ASYNC); }

/// Hands what other threads sent to the connections.
static void take_posts(cws_server *server) {
    pthread_mutex_lock(&server->lock);
    message *m = server->first;
    server->first = server->last = NULL;
    pthread_mutex_unlock(&server->lock);
    while (m) {
        message *next = m->next;
        m->next = NULL;
        connection *c = find(server, m->socket);
        if (!c || m->closes || c->waiting + m->count > server->limits.backlog) {
            if (c) end(c);
            free(m);
        } else {
            if (c->last) c->last->next = m;
            else c->first = m;
            c->last = m;
            c->waiting += m->count;
            lws_callback_on_writable(c->wsi);
        }
        m = next;
    }
}

static void copy_header(struct lws *wsi, enum lws_token_indexes token, char *text, int room) {
    text[0] = 0;
    if (lws_hdr_total_length(wsi, token) >= room) return;
    if (lws_hdr_copy(wsi, text, room, token) < 0) text[0] = 0;
}

static cws_answer ask(cws_server *server, struct lws *wsi, int is_socket) {
    char path[1024], host[256], origin[256];
    const char *method = "GET";
    copy_header(wsi, WSI_TOKEN_GET_URI, path, sizeof path);
    if (!path[0] || lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0) method = "";
    copy_header(wsi, WSI_TOKEN_HOST, host, sizeof host);
    copy_header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    cws_request request = {method, path, host, origin, is_socket};
    return server->handler.answer(server->handler.context, &request);
}

static int add_header(struct lws *wsi, const char *name, const char *value, uint8_t **p, uint8_t *end) {
    return lws_add_http_header_by_name(
        wsi, (const uint8_t *)name, (const uint8_t *)value, (int)strlen(value), p, end);
}

static int answer(cws_server *server, struct lws *wsi, connection *c) {
    cws_answer a = ask(server, wsi, 0);
    uint8_t room[LWS_PRE + 2048], *start = room + LWS_PRE, *p = start, *end = room + sizeof room - 1;
    if (lws_add_http_common_headers(wsi, (unsigned)a.status, a.type, a.count, &p, end)
        || add_header(wsi, "x-content-type-options:", "nosniff", &p, end)
        || add_header(wsi, "referrer-policy:", "no-referrer", &p, end)
        || add_header(wsi, "cache-control:", "no-store", &p, end)
        || add_header(wsi, "cross-origin-resource-policy:", "same-origin", &p, end)
        || add_header(
            wsi, "content-security-policy:",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
            "connect-src 'self' ws:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            &p, end)
        || lws_finalize_write_http_header(wsi, start, &p, end))
        return 1;
    free(c->body);
    c->body = malloc(LWS_PRE + a.count + 1);
    if (!c->body) return 1;
    if (a.count > 0) memcpy(c->body + LWS_PRE, a.body, a.count);
    c->body_count = a.count;
    c->body_sent = 0;
    lws_callback_on_writable(wsi);
    return 0;
}

static int write_body(struct lws *wsi, connection *c) {
    if (!c->body) return 0;
    size_t left = c->body_count - c->body_sent, part = left < 16384 ? left : 16384;
    uint8_t room[LWS_PRE + 16384];
    if (part > 0) memcpy(room + LWS_PRE, c->body + LWS_PRE + c->body_sent, part);
    c->body_sent += part;
    int is_last = c->body_sent == c->body_count;
    if (lws_write(wsi, room + LWS_PRE, part, is_last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0) return 1;
    if (!is_last) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    free(c->body);
    c->body = NULL;
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int receive(cws_server *server, struct lws *wsi, connection *c, const uint8_t *bytes, size_t count) {
    if (c->got_count + count + lws_remaining_packet_payload(wsi) > server->limits.message) {
        lws_close_reason(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, NULL, 0);
        return -1;
    }
    uint8_t *more = realloc(c->got, c->got_count + count + 1);
    if (!more) return -1;
    c->got = more;
    if (count > 0) memcpy(c->got + c->got_count, bytes, count);
    c->got_count += count;
    if (lws_remaining_packet_payload(wsi) > 0 || !lws_is_final_fragment(wsi)) return 0;
    size_t whole = c->got_count;
    c->got_count = 0;
    return server->handler.received(server->handler.context, c->number, c->got, whole) ? 0 : -1;
}

static int send_next(struct lws *wsi, connection *c) {
    message *m = c->first;
    if (!m) return 0;
    c->first = m->next;
    if (!c->first) c->last = NULL;
    c->waiting -= m->count;
    int sent = lws_write(wsi, m->bytes + LWS_PRE, m->count, m->is_text ? LWS_WRITE_TEXT : LWS_WRITE_BINARY);
    free(m);
    if (sent < 0) return -1;
    if (c->first) lws_callback_on_writable(wsi);
    return 0;
}

static int call(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t count) {
    cws_server *server = wsi ? lws_context_user(lws_get_context(wsi)) : NULL;
    connection *c = user;
    switch (reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
        return server->connections >= server->limits.connections;
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        server->connections++;
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        if (server->connections > 0) server->connections--;
        return 0;
    case LWS_CALLBACK_HTTP: return c ? answer(server, wsi, c) : 1;
    case LWS_CALLBACK_HTTP_WRITEABLE: return c ? write_body(wsi, c) : 0;
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        if (c && !c->is_socket) {
            free(c->body);
            c->body = NULL;
        }
        return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: {
        if (server->sockets >= server->limits.sockets) {
            lws_return_http_status(wsi, HTTP_STATUS_SERVICE_UNAVAILABLE, NULL);
            return 1;
        }
        cws_answer a = ask(server, wsi, 1);
        if (a.status == 101) return 0;
        lws_return_http_status(wsi, (unsigned)a.status, NULL);
        return 1;
    }
    case LWS_CALLBACK_ESTABLISHED:
        memset(c, 0, sizeof *c);
        c->wsi = wsi;
        c->is_socket = 1;
        c->number = ++server->numbers;
        c->next = server->list;
        server->list = c;
        server->sockets++;
        server->handler.opened(server->handler.context, c->number);
        return 0;
    case LWS_CALLBACK_RECEIVE: return receive(server, wsi, c, in, count);
    case LWS_CALLBACK_SERVER_WRITEABLE: return send_next(wsi, c);
    case LWS_CALLBACK_CLOSED:
        for (connection **at = &server->list; *at; at = &(*at)->next) {
            if (*at != c) continue;
            *at = c->next;
            server->sockets--;
            server->handler.closed(server->handler.context, c->number);
            clear(c);
            break;
        }
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        take_posts(server);
        return 0;
    default: return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {"cornerstone", call, sizeof(connection), 4096, 0, NULL, 0}, {NULL, NULL, 0, 0, 0, NULL, 0}};

cws_server *cws_start(cws_limits limits, cws_handler handler) {
    cws_server *server = calloc(1, sizeof *server);
    if (!server) return NULL;
    server->limits = limits;
    server->handler = handler;
    pthread_mutex_init(&server->lock, NULL);
    lws_set_log_level(0, NULL);
    struct lws_context_creation_info info;
    memset(&info, 0, sizeof info);
    info.port = limits.port;
    info.iface = limits.address;
    info.protocols = protocols;
    info.gid = (gid_t)-1;
    info.uid = (uid_t)-1;
    info.user = server;
    info.server_string = "cornerstone";
    info.timeout_secs = 5;
    info.keepalive_timeout = 5;
    info.max_http_header_data = 8192;
    info.options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_DISABLE_IPV6
        | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
    server->context = lws_create_context(&info);
    if (server->context) server->vhost = lws_create_vhost(server->context, &info);
    if (!server->vhost) {
        cws_free(server);
        return NULL;
    }
    return server;
}

int cws_port(const cws_server *server) { return lws_get_vhost_listen_port(server->vhost); }

void cws_run(cws_server *server) {
    while (!atomic_load(&server->stopped) && lws_service(server->context, 0) >= 0) {
    }
}

void cws_send(cws_server *server, uint64_t socket, const uint8_t *bytes, size_t count, int is_text) {
    post(server, make(socket, bytes, count, is_text, 0));
}

void cws_close(cws_server *server, uint64_t socket) { post(server, make(socket, NULL, 0, 0, 1)); }

void cws_stop(cws_server *server) {
    atomic_store(&server->stopped, 1);
    lws_cancel_service(server->context);
}

void cws_free(cws_server *server) {
    if (server->context) lws_context_destroy(server->context);
    while (server->first) {
        message *next = server->first->next;
        free(server->first);
        server->first = next;
    }
    pthread_mutex_destroy(&server->lock);
    free(server);
}
