#ifndef CTEXT_FACE_H
#define CTEXT_FACE_H

#include "CText.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>

struct ctext_face {
    FT_Face ft;
    hb_face_t *hb_face;
    hb_font_t *hb;
    hb_buffer_t *buffer;
};

#endif
