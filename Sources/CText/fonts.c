#include "CText.h"

#include <fontconfig/fontconfig.h>
#include <stdlib.h>
#include <string.h>

struct ctext_font_list {
    FcFontSet *set;
};

void ctext_free(void *memory) { free(memory); }

static const char *fields[] = {
    FC_FILE,     FC_INDEX,  FC_FAMILY,  FC_FAMILYLANG, FC_STYLE, FC_STYLELANG, FC_FULLNAME, FC_FULLNAMELANG,
    FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_WIDTH, FC_SLANT, FC_SPACING, FC_COLOR, FC_SCALABLE, FC_VARIABLE, FC_FONTFORMAT,
};

ctext_font_list *ctext_fonts(void) {
    FcObjectSet *objects = FcObjectSetCreate();
    FcPattern *all = FcPatternCreate();
    ctext_font_list *list = calloc(1, sizeof *list);
    if (objects && all && list) {
        for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) FcObjectSetAdd(objects, fields[i]);
        list->set = FcFontList(NULL, all, objects);
    }
    if (objects) FcObjectSetDestroy(objects);
    if (all) FcPatternDestroy(all);
    return list;
}

ctext_font_list *ctext_fonts_of_file(const char *path) {
    ctext_font_list *list = calloc(1, sizeof *list);
    if (!list) return NULL;
    list->set = FcFontSetCreate();
    int count = 1;
    for (int index = 0; list->set && index < count; index++) {
        FcPattern *found = FcFreeTypeQuery((const FcChar8 *)path, (unsigned)index, NULL, &count);
        if (found) FcFontSetAdd(list->set, found);
    }
    if (ctext_font_count(list) == 0) {
        ctext_fonts_free(list);
        return NULL;
    }
    return list;
}

size_t ctext_font_count(const ctext_font_list *list) { return list && list->set ? (size_t)list->set->nfont : 0; }

void ctext_fonts_free(ctext_font_list *list) {
    if (list && list->set) FcFontSetDestroy(list->set);
    free(list);
}

/// The English one of a font's names, or the first.
static const char *name_of(FcPattern *font, const char *names, const char *languages) {
    FcChar8 *name = NULL, *language = NULL;
    for (int i = 0; languages && FcPatternGetString(font, languages, i, &language) == FcResultMatch; i++) {
        if (strcmp((char *)language, "en") == 0 && FcPatternGetString(font, names, i, &name) == FcResultMatch)
            return (char *)name;
    }
    return FcPatternGetString(font, names, 0, &name) == FcResultMatch ? (char *)name : "";
}

static int number_of(FcPattern *font, const char *field, int otherwise) {
    double value = 0;
    return FcPatternGetDouble(font, field, 0, &value) == FcResultMatch ? (int)(value + 0.5) : otherwise;
}

static int flag_of(FcPattern *font, const char *field) {
    FcBool value = FcFalse;
    return FcPatternGetBool(font, field, 0, &value) == FcResultMatch && value == FcTrue;
}

ctext_font ctext_font_at(const ctext_font_list *list, size_t index) {
    FcPattern *font = list->set->fonts[index];
    ctext_font result;
    memset(&result, 0, sizeof result);
    result.path = name_of(font, FC_FILE, NULL);
    const char *format = name_of(font, FC_FONTFORMAT, NULL);
    int has_color = flag_of(font, FC_COLOR);
    // Type 1 and bitmap fonts cannot be shaped; a variable font comes again as its named instances.
    int is_readable = strcmp(format, "TrueType") == 0 || strcmp(format, "CFF") == 0;
    if (!is_readable || flag_of(font, FC_VARIABLE) || !(flag_of(font, FC_SCALABLE) || has_color)) result.path = "";
    int face = 0;
    FcPatternGetInteger(font, FC_INDEX, 0, &face);
    result.index = face;
    result.family = name_of(font, FC_FAMILY, FC_FAMILYLANG);
    result.style = name_of(font, FC_STYLE, FC_STYLELANG);
    result.full_name = name_of(font, FC_FULLNAME, FC_FULLNAMELANG);
    result.postscript_name = name_of(font, FC_POSTSCRIPT_NAME, NULL);
    result.weight = FcWeightToOpenType(number_of(font, FC_WEIGHT, FC_WEIGHT_REGULAR));
    result.width = number_of(font, FC_WIDTH, FC_WIDTH_NORMAL);
    result.is_italic = number_of(font, FC_SLANT, FC_SLANT_ROMAN) != FC_SLANT_ROMAN;
    result.is_monospaced = number_of(font, FC_SPACING, FC_PROPORTIONAL) >= FC_DUAL;
    result.has_color = has_color;
    return result;
}

int ctext_fallback(
    const uint32_t *scalars, size_t count, const char *language, const char *family, int32_t weight,
    int32_t is_italic, int32_t wants_color, char **path, int32_t *index) {
    FcPattern *wish = FcPatternCreate();
    FcCharSet *letters = FcCharSetCreate();
    FcLangSet *languages = FcLangSetCreate();
    int found = 0;
    if (wish && letters && languages) {
        for (size_t i = 0; i < count; i++) FcCharSetAddChar(letters, scalars[i]);
        FcPatternAddCharSet(wish, FC_CHARSET, letters);
        if (language && FcLangSetAdd(languages, (const FcChar8 *)language))
            FcPatternAddLangSet(wish, FC_LANG, languages);
        if (family) FcPatternAddString(wish, FC_FAMILY, (const FcChar8 *)family);
        FcPatternAddInteger(wish, FC_WEIGHT, FcWeightFromOpenType(weight));
        FcPatternAddInteger(wish, FC_SLANT, is_italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
        FcPatternAddBool(wish, FC_COLOR, wants_color ? FcTrue : FcFalse);
        if (!wants_color) FcPatternAddBool(wish, FC_SCALABLE, FcTrue);
        FcPatternAddBool(wish, FC_VARIABLE, FcFalse);
        FcConfigSubstitute(NULL, wish, FcMatchPattern);
        FcDefaultSubstitute(wish);
        FcResult result;
        FcPattern *match = FcFontMatch(NULL, wish, &result);
        FcChar8 *file = NULL;
        int face = 0;
        if (match && FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch) {
            FcPatternGetInteger(match, FC_INDEX, 0, &face);
            *path = strdup((char *)file);
            *index = face;
            found = *path != NULL;
        }
        if (match) FcPatternDestroy(match);
    }
    if (languages) FcLangSetDestroy(languages);
    if (letters) FcCharSetDestroy(letters);
    if (wish) FcPatternDestroy(wish);
    return found;
}
