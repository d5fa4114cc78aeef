#include "face.h"

#include FT_COLOR_H
#include FT_TRUETYPE_TABLES_H
#include <hb-ot.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// FreeType's library may make and end faces for one thread at a time.
static pthread_mutex_t making = PTHREAD_MUTEX_INITIALIZER;
static FT_Library library;

ctext_face *ctext_face_open(const char *path, int32_t index) {
    ctext_face *face = calloc(1, sizeof *face);
    if (!face) return NULL;
    pthread_mutex_lock(&making);
    int failed = !library && FT_Init_FreeType(&library);
    if (!failed) failed = FT_New_Face(library, path, index, &face->ft);
    pthread_mutex_unlock(&making);
    if (failed) face->ft = NULL;
    hb_blob_t *blob = failed ? NULL : hb_blob_create_from_file_or_fail(path);
    if (blob) {
        face->hb_face = hb_face_create(blob, (unsigned)index & 0xFFFF);
        hb_blob_destroy(blob);
        face->hb = hb_font_create(face->hb_face);
        int units = (int)hb_face_get_upem(face->hb_face);
        hb_font_set_scale(face->hb, units, units);
        if (index >> 16) hb_font_set_var_named_instance(face->hb, (unsigned)(index >> 16) - 1);
        face->buffer = hb_buffer_create();
    }
    if (!blob || !hb_buffer_allocation_successful(face->buffer)) {
        ctext_face_close(face);
        return NULL;
    }
    FT_Select_Charmap(face->ft, FT_ENCODING_UNICODE);
    return face;
}

void ctext_face_close(ctext_face *face) {
    if (!face) return;
    if (face->buffer) hb_buffer_destroy(face->buffer);
    if (face->hb) hb_font_destroy(face->hb);
    if (face->hb_face) hb_face_destroy(face->hb_face);
    pthread_mutex_lock(&making);
    if (face->ft) FT_Done_Face(face->ft);
    pthread_mutex_unlock(&making);
    free(face);
}

static int metric(const ctext_face *face, hb_ot_metrics_tag_t tag, int otherwise) {
    hb_position_t value = 0;
    return hb_ot_metrics_get_position(face->hb, tag, &value) ? value : otherwise;
}

ctext_metrics ctext_face_metrics(const ctext_face *face) {
    FT_Face ft = face->ft;
    ctext_metrics result;
    memset(&result, 0, sizeof result);
    result.units_per_em = (int32_t)hb_face_get_upem(face->hb_face);
    int em = result.units_per_em;
    result.ascender = metric(face, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, ft->ascender ? ft->ascender : em * 4 / 5);
    result.descender = metric(face, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, ft->descender ? ft->descender : -em / 5);
    result.line_gap = metric(face, HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, 0);
    result.cap_height = metric(face, HB_OT_METRICS_TAG_CAP_HEIGHT, 0);
    result.x_height = metric(face, HB_OT_METRICS_TAG_X_HEIGHT, 0);
    result.underline_position = ft->underline_position ? ft->underline_position : -em / 10;
    result.underline_thickness = ft->underline_thickness > 0 ? ft->underline_thickness : em / 20;
    TT_Postscript *post = FT_Get_Sfnt_Table(ft, FT_SFNT_POST);
    result.italic_angle = post ? (int32_t)post->italicAngle : 0;
    result.min_x = (int32_t)ft->bbox.xMin;
    result.min_y = (int32_t)ft->bbox.yMin;
    result.max_x = (int32_t)ft->bbox.xMax;
    result.max_y = (int32_t)ft->bbox.yMax;
    result.glyph_count = (int32_t)ft->num_glyphs;
    result.has_outlines = FT_IS_SCALABLE(ft) ? 1 : 0;
    result.has_color_bitmaps = FT_HAS_COLOR(ft) && FT_HAS_FIXED_SIZES(ft) ? 1 : 0;
    return result;
}

uint32_t ctext_face_glyph(ctext_face *face, uint32_t scalar) {
    hb_codepoint_t glyph = 0;
    return hb_font_get_nominal_glyph(face->hb, scalar, &glyph) ? glyph : 0;
}

int32_t ctext_face_advance(ctext_face *face, uint32_t glyph) { return hb_font_get_glyph_h_advance(face->hb, glyph); }

int ctext_face_glyph_name(ctext_face *face, uint32_t glyph, char *name, size_t room) {
    return FT_HAS_GLYPH_NAMES(face->ft) && !FT_Get_Glyph_Name(face->ft, glyph, name, (FT_UInt)room) && name[0];
}

uint32_t ctext_face_glyph_named(ctext_face *face, const char *name) {
    return FT_HAS_GLYPH_NAMES(face->ft) ? FT_Get_Name_Index(face->ft, name) : 0;
}

int ctext_face_bitmap(ctext_face *face, uint32_t glyph, int32_t pixels_per_em, ctext_bitmap *bitmap) {
    FT_Face ft = face->ft;
    memset(bitmap, 0, sizeof *bitmap);
    if (!FT_HAS_COLOR(ft) || ft->num_fixed_sizes <= 0) return 0;
    int chosen = 0;
    for (int i = 1; i < ft->num_fixed_sizes; i++) {
        int size = ft->available_sizes[i].y_ppem >> 6, best = ft->available_sizes[chosen].y_ppem >> 6;
        if (best < pixels_per_em ? size > best : size >= pixels_per_em && size < best) chosen = i;
    }
    if (FT_Select_Size(ft, chosen) || FT_Load_Glyph(ft, glyph, FT_LOAD_COLOR)) return 0;
    FT_Bitmap *source = &ft->glyph->bitmap;
    if (ft->glyph->format != FT_GLYPH_FORMAT_BITMAP || source->pixel_mode != FT_PIXEL_MODE_BGRA) return 0;
    size_t width = source->width, height = source->rows;
    if (width == 0 || height == 0 || width > 4096 || height > 4096) return 0;
    bitmap->rgba = malloc(width * height * 4);
    if (!bitmap->rgba) return 0;
    for (size_t y = 0; y < height; y++) {
        const uint8_t *row = source->buffer + (ptrdiff_t)y * source->pitch;
        uint8_t *out = bitmap->rgba + y * width * 4;
        for (size_t x = 0; x < width; x++) {
            out[4 * x] = row[4 * x + 2];
            out[4 * x + 1] = row[4 * x + 1];
            out[4 * x + 2] = row[4 * x];
            out[4 * x + 3] = row[4 * x + 3];
        }
    }
    bitmap->width = (int32_t)width;
    bitmap->height = (int32_t)height;
    bitmap->left = ft->glyph->bitmap_left;
    bitmap->top = ft->glyph->bitmap_top;
    bitmap->pixels_per_em = (int32_t)(ft->available_sizes[chosen].y_ppem >> 6);
    return bitmap->pixels_per_em > 0;
}

size_t ctext_face_layers(ctext_face *face, uint32_t glyph, ctext_layer *layers, size_t room) {
    FT_Color *palette = NULL;
    FT_Palette_Data data;
    if (!FT_HAS_COLOR(face->ft) || FT_Palette_Data_Get(face->ft, &data)) return 0;
    if (FT_Palette_Select(face->ft, 0, &palette)) palette = NULL;
    FT_LayerIterator iterator;
    iterator.p = NULL;
    FT_UInt layer = 0, color = 0;
    size_t count = 0;
    while (FT_Get_Color_Glyph_Layer(face->ft, glyph, &layer, &color, &iterator)) {
        if (count < room) {
            ctext_layer *out = &layers[count];
            memset(out, 0, sizeof *out);
            out->glyph = layer;
            out->is_foreground = color == 0xFFFF || !palette || color >= data.num_palette_entries;
            if (!out->is_foreground) {
                FT_Color entry = palette[color];
                out->color[0] = entry.red;
                out->color[1] = entry.green;
                out->color[2] = entry.blue;
                out->color[3] = entry.alpha;
            }
        }
        count++;
    }
    return count;
}
