#include "face.h"

#include <stdlib.h>
#include <string.h>

int ctext_shape(
    ctext_face *face, const uint16_t *text, size_t length, size_t start, size_t count, int is_right_to_left,
    uint32_t script, const char *language, const ctext_feature *features, size_t feature_count,
    ctext_glyph **glyphs, size_t *glyph_count) {
    hb_feature_t wanted[32];
    if (feature_count > 32) feature_count = 32;
    for (size_t i = 0; i < feature_count; i++) {
        wanted[i].tag = HB_TAG(features[i].tag[0], features[i].tag[1], features[i].tag[2], features[i].tag[3]);
        wanted[i].value = features[i].value;
        wanted[i].start = HB_FEATURE_GLOBAL_START;
        wanted[i].end = HB_FEATURE_GLOBAL_END;
    }
    hb_buffer_t *buffer = face->buffer;
    hb_buffer_clear_contents(buffer);
    // Context beyond a few letters changes nothing, and is read letter by letter.
    size_t before = start < 8 ? start : 8, after = length - start - count < 8 ? length - start - count : 8;
    hb_buffer_add_utf16(
        buffer, text + start - before, (int)(before + count + after), (unsigned)before, (int)count);
    hb_buffer_set_direction(buffer, is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script));
    hb_buffer_set_language(
        buffer, language ? hb_language_from_string(language, -1) : hb_language_from_string("en", -1));
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES);
    hb_shape(face->hb, buffer, wanted, (unsigned)feature_count);

    unsigned found = 0;
    hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &found);
    hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &found);
    *glyph_count = found;
    *glyphs = malloc((found ? found : 1) * sizeof **glyphs);
    if (!*glyphs || !hb_buffer_allocation_successful(buffer)) {
        free(*glyphs);
        *glyphs = NULL;
        return 0;
    }
    for (unsigned i = 0; i < found; i++) {
        ctext_glyph *out = &(*glyphs)[i];
        out->glyph = infos[i].codepoint;
        out->cluster = infos[i].cluster + (uint32_t)(start - before);
        out->advance = positions[i].x_advance;
        out->x_offset = positions[i].x_offset;
        out->y_offset = positions[i].y_offset;
        out->is_safe_to_break = !(hb_glyph_info_get_glyph_flags(&infos[i]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK);
    }
    return 1;
}
