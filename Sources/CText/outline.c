#include "face.h"

#include FT_OUTLINE_H
#include <stdlib.h>
#include <string.h>

typedef struct {
    ctext_outline *out;
    size_t verb_room, coordinate_room;
    int is_open, failed;
} collecting;

static void add(collecting *to, uint8_t verb, const FT_Vector *points[], size_t count) {
    ctext_outline *out = to->out;
    if (to->failed) return;
    if (out->verb_count == to->verb_room) {
        size_t room = to->verb_room ? to->verb_room * 2 : 64;
        uint8_t *more = realloc(out->verbs, room);
        if (!more) {
            to->failed = 1;
            return;
        }
        out->verbs = more;
        to->verb_room = room;
    }
    if (out->coordinate_count + 2 * count > to->coordinate_room) {
        size_t room = to->coordinate_room ? to->coordinate_room * 2 : 256;
        int64_t *more = realloc(out->coordinates, room * sizeof *more);
        if (!more) {
            to->failed = 1;
            return;
        }
        out->coordinates = more;
        to->coordinate_room = room;
    }
    out->verbs[out->verb_count++] = verb;
    for (size_t i = 0; i < count; i++) {
        out->coordinates[out->coordinate_count++] = points[i]->x;
        out->coordinates[out->coordinate_count++] = points[i]->y;
    }
}

static void close_contour(collecting *to) {
    if (to->is_open) add(to, 4, NULL, 0);
    to->is_open = 0;
}

static int move_to(const FT_Vector *end, void *user) {
    close_contour(user);
    add(user, 0, &end, 1);
    ((collecting *)user)->is_open = 1;
    return ((collecting *)user)->failed;
}

static int line_to(const FT_Vector *end, void *user) {
    add(user, 1, &end, 1);
    return ((collecting *)user)->failed;
}

static int quad_to(const FT_Vector *control, const FT_Vector *end, void *user) {
    const FT_Vector *points[] = {control, end};
    add(user, 2, points, 2);
    return ((collecting *)user)->failed;
}

static int cubic_to(const FT_Vector *control1, const FT_Vector *control2, const FT_Vector *end, void *user) {
    const FT_Vector *points[] = {control1, control2, end};
    add(user, 3, points, 3);
    return ((collecting *)user)->failed;
}

int ctext_face_outline(ctext_face *face, uint32_t glyph, ctext_outline *outline) {
    memset(outline, 0, sizeof *outline);
    FT_Face ft = face->ft;
    if (!FT_IS_SCALABLE(ft)) return 0;
    // At a size of one font unit a pixel, so that coordinates are 64ths of a unit: integers, whatever the machine.
    if (FT_Set_Char_Size(ft, 0, (FT_F26Dot6)ft->units_per_EM * 64, 72, 72)) return 0;
    if (FT_Load_Glyph(ft, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) return 0;
    if (ft->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return 0;
    collecting to = {outline, 0, 0, 0, 0};
    FT_Outline_Funcs funcs = {move_to, line_to, quad_to, cubic_to, 0, 0};
    int failed = FT_Outline_Decompose(&ft->glyph->outline, &funcs, &to);
    close_contour(&to);
    if (failed || to.failed) {
        ctext_outline_free(outline);
        return 0;
    }
    return outline->verb_count > 0;
}

void ctext_outline_free(ctext_outline *outline) {
    free(outline->verbs);
    free(outline->coordinates);
    memset(outline, 0, sizeof *outline);
}
