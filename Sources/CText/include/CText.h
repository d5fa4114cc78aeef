#ifndef CTEXT_H
#define CTEXT_H

#include <stddef.h>
#include <stdint.h>

// Fonts, shaping and Unicode's rules, each from the library that knows them, behind plain values. Memory that a call
// hands out is given back with `ctext_free` unless said otherwise. Nothing here keeps state of its own but Fontconfig's
// configuration and FreeType's library, which are made once.

void ctext_free(void *memory);

// Fonts that are installed (Fontconfig).

/// One face of a font file. Strings are UTF-8 and never NULL; the list owns them.
typedef struct {
    const char *path;
    /// FreeType's: the face in the file, and a named instance in the upper half.
    int32_t index;
    const char *family;
    const char *style;
    const char *full_name;
    const char *postscript_name;
    /// OpenType's, 1 ... 1000.
    int32_t weight;
    /// Percent of the normal width.
    int32_t width;
    int32_t is_italic;
    int32_t is_monospaced;
    int32_t has_color;
} ctext_font;

typedef struct ctext_font_list ctext_font_list;

/// All scalable or coloured fonts of the machine, in no order.
ctext_font_list *ctext_fonts(void);
/// The faces of one file, whether installed or not; NULL where it is no font.
ctext_font_list *ctext_fonts_of_file(const char *path);
size_t ctext_font_count(const ctext_font_list *list);
ctext_font ctext_font_at(const ctext_font_list *list, size_t index);
void ctext_fonts_free(ctext_font_list *list);

/// The font that Fontconfig prefers for a text with these code points in this language (a BCP 47 tag, or NULL).
/// `family` leans the choice, NULL does not. Gives 1 and the place of the font (`path` to be freed), or 0.
int ctext_fallback(
    const uint32_t *scalars, size_t count, const char *language, const char *family, int32_t weight,
    int32_t is_italic, int32_t wants_color, char **path, int32_t *index);

// One face (FreeType and HarfBuzz). A face is used by one thread at a time.

typedef struct ctext_face ctext_face;

/// In font units, y upwards.
typedef struct {
    int32_t units_per_em;
    int32_t ascender, descender, line_gap;
    int32_t cap_height, x_height;
    /// The middle of the line, and its thickness.
    int32_t underline_position, underline_thickness;
    /// Degrees times 65536, counter-clockwise from upright.
    int32_t italic_angle;
    int32_t min_x, min_y, max_x, max_y;
    int32_t glyph_count;
    int32_t has_outlines, has_color_bitmaps;
} ctext_metrics;

/// NULL where the file is no font that can be read.
ctext_face *ctext_face_open(const char *path, int32_t index);
void ctext_face_close(ctext_face *face);
ctext_metrics ctext_face_metrics(const ctext_face *face);
/// 0 where the font has none.
uint32_t ctext_face_glyph(ctext_face *face, uint32_t scalar);
/// In font units.
int32_t ctext_face_advance(ctext_face *face, uint32_t glyph);
/// Writes the name, ended by 0; 0 where the font names no glyphs.
int ctext_face_glyph_name(ctext_face *face, uint32_t glyph, char *name, size_t room);
uint32_t ctext_face_glyph_named(ctext_face *face, const char *name);

/// Verbs: 0 move, 1 line, 2 quadratic, 3 cubic, 4 close; coordinates by pairs, in font units times 64, y upwards.
typedef struct {
    uint8_t *verbs;
    int64_t *coordinates;
    size_t verb_count;
    size_t coordinate_count;
} ctext_outline;

/// Not hinted. 0 where there is no outline or no memory.
int ctext_face_outline(ctext_face *face, uint32_t glyph, ctext_outline *outline);
void ctext_outline_free(ctext_outline *outline);

/// A glyph's picture: rows of R G B A, premultiplied, without gaps. In its pixels: the left edge from the pen, and the
/// upper edge from the baseline; an em has `pixels_per_em` of them.
typedef struct {
    uint8_t *rgba;
    int32_t width, height;
    int32_t left, top;
    int32_t pixels_per_em;
} ctext_bitmap;

/// The picture of the next larger size, or the largest. 0 where the glyph has none.
int ctext_face_bitmap(ctext_face *face, uint32_t glyph, int32_t pixels_per_em, ctext_bitmap *bitmap);

/// One of the glyphs that are drawn over each other for a coloured one.
typedef struct {
    uint32_t glyph;
    /// R G B A, straight.
    uint8_t color[4];
    /// Whether the text's own colour is meant.
    int32_t is_foreground;
} ctext_layer;

/// How many layers the glyph has, at most `room` of them written, the lowest first.
size_t ctext_face_layers(ctext_face *face, uint32_t glyph, ctext_layer *layers, size_t room);

// Shaping (HarfBuzz).

typedef struct {
    uint32_t glyph;
    /// The first UTF-16 unit of the text that the glyph stands for, from the text's start.
    uint32_t cluster;
    /// In font units.
    int32_t advance, x_offset, y_offset;
    /// Whether a line may begin before the glyph's cluster without shaping again.
    int32_t is_safe_to_break;
} ctext_glyph;

typedef struct {
    char tag[4];
    uint32_t value;
} ctext_feature;

/// Shapes `count` units of UTF-16 from `start`, with those around as context. `script` is an ISO 15924 code as a number,
/// `language` a BCP 47 tag or NULL. Glyphs come from left to right. 0 where there is no memory.
int ctext_shape(
    ctext_face *face, const uint16_t *text, size_t length, size_t start, size_t count, int is_right_to_left,
    uint32_t script, const char *language, const ctext_feature *features, size_t feature_count,
    ctext_glyph **glyphs, size_t *glyph_count);

// Unicode's rules (ICU).

/// The embedding level of each unit of one paragraph. `base` is 0, 1 or, to follow the first strong letter, 2.
/// Gives the paragraph's own level.
int ctext_levels(const uint16_t *text, size_t length, int base, uint8_t *levels);

enum { CTEXT_BREAK_NONE = 0, CTEXT_BREAK_ALLOWED = 1, CTEXT_BREAK_REQUIRED = 2 };

/// Whether a line may (1) or must (2) begin at each unit; `breaks` has `length` + 1 places. 0 where ICU fails.
int ctext_line_breaks(const uint16_t *text, size_t length, const char *language, uint8_t *breaks);
/// Whether a character as readers see it begins at each unit; `starts` has `length` + 1 places.
int ctext_character_starts(const uint16_t *text, size_t length, uint8_t *starts);
/// The script of each unit as a number; those without one of their own take that of their surroundings.
void ctext_scripts(const uint16_t *text, size_t length, uint32_t *scripts);
/// Whether the code point is shown as a coloured picture unless told otherwise.
int ctext_is_emoji(uint32_t scalar);
/// Whether the code point is drawn as nothing where a font lacks it.
int ctext_is_ignorable(uint32_t scalar);

#endif
