#ifndef CWEBSOCKETS_H
#define CWEBSOCKETS_H

#include <stddef.h>
#include <stdint.h>

/// A server of HTTP and WebSockets on one address. One thread runs it; others may send and close at any time.
typedef struct cws_server cws_server;

/// What a request says of itself, as text that lives for the call; empty where it says nothing.
typedef struct {
    const char *method;
    /// Without what follows a `?`.
    const char *path;
    const char *host;
    const char *origin;
    /// Whether it asks for a WebSocket.
    int is_socket;
} cws_request;

/// An answer; the body is copied.
typedef struct {
    /// 101 lets a WebSocket through.
    int status;
    const char *type;
    const uint8_t *body;
    size_t count;
} cws_answer;

/// What the server asks and tells, on the thread that runs it.
typedef struct {
    void *context;
    cws_answer (*answer)(void *context, const cws_request *request);
    void (*opened)(void *context, uint64_t socket);
    /// 0 closes the socket.
    int (*received)(void *context, uint64_t socket, const uint8_t *bytes, size_t count);
    void (*closed)(void *context, uint64_t socket);
} cws_handler;

typedef struct {
    /// An IP address, such as 127.0.0.1.
    const char *address;
    /// 0 takes a free one.
    int port;
    /// Of all kinds, at one time; more are closed as they come.
    int connections;
    /// Of these, WebSockets.
    int sockets;
    /// Of one message that is received, in bytes; a longer one closes its socket.
    size_t message;
    /// That wait to be sent to one socket, in bytes; more close it.
    size_t backlog;
} cws_limits;

/// Listens. NULL where the address cannot be had.
cws_server *cws_start(cws_limits limits, cws_handler handler);

int cws_port(const cws_server *server);

/// Serves until `cws_stop`.
void cws_run(cws_server *server);

/// Has a message sent; a socket that is gone is passed over.
void cws_send(cws_server *server, uint64_t socket, const uint8_t *bytes, size_t count, int is_text);

void cws_close(cws_server *server, uint64_t socket);

/// Ends `cws_run`.
void cws_stop(cws_server *server);

/// After `cws_run` has returned.
void cws_free(cws_server *server);

#endif
