#include "CText.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

int ctext_levels(const uint16_t *text, size_t length, int base, uint8_t *levels) {
    UErrorCode error = U_ZERO_ERROR;
    UBiDi *bidi = ubidi_openSized((int32_t)length, 0, &error);
    int level = base == 1;
    memset(levels, level, length);
    if (U_SUCCESS(error)) {
        ubidi_setPara(
            bidi, (const UChar *)text, (int32_t)length, base == 2 ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base, NULL,
            &error);
        const UBiDiLevel *found = U_SUCCESS(error) ? ubidi_getLevels(bidi, &error) : NULL;
        if (U_SUCCESS(error) && found) {
            memcpy(levels, found, length);
            level = ubidi_getParaLevel(bidi);
        }
    }
    ubidi_close(bidi);
    return level;
}

int ctext_line_breaks(const uint16_t *text, size_t length, const char *language, uint8_t *breaks) {
    memset(breaks, CTEXT_BREAK_NONE, length + 1);
    UErrorCode error = U_ZERO_ERROR;
    UBreakIterator *iterator =
        ubrk_open(UBRK_LINE, language ? language : "en", (const UChar *)text, (int32_t)length, &error);
    if (U_FAILURE(error)) return 0;
    for (int32_t at = ubrk_next(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
        int is_required = ubrk_getRuleStatus(iterator) >= UBRK_LINE_HARD;
        breaks[at] = is_required ? CTEXT_BREAK_REQUIRED : CTEXT_BREAK_ALLOWED;
    }
    ubrk_close(iterator);
    return 1;
}

int ctext_character_starts(const uint16_t *text, size_t length, uint8_t *starts) {
    memset(starts, 0, length + 1);
    UErrorCode error = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_CHARACTER, "en", (const UChar *)text, (int32_t)length, &error);
    if (U_FAILURE(error)) return 0;
    for (int32_t at = ubrk_first(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) starts[at] = 1;
    ubrk_close(iterator);
    return 1;
}

static uint32_t tag_of(UScriptCode script) {
    const char *name = uscript_getShortName(script);
    if (!name || strlen(name) != 4) name = "Zyyy";
    return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 | (uint32_t)(uint8_t)name[2] << 8
        | (uint8_t)name[3];
}

void ctext_scripts(const uint16_t *text, size_t length, uint32_t *scripts) {
    // Those before the first letter take its script.
    UScriptCode last = USCRIPT_COMMON;
    size_t unknown = 0;
    for (size_t at = 0; at < length;) {
        size_t start = at;
        UChar32 scalar;
        U16_NEXT(text, at, length, scalar);
        UErrorCode error = U_ZERO_ERROR;
        UScriptCode script = uscript_getScript(scalar, &error);
        int has_own = U_SUCCESS(error) && script != USCRIPT_COMMON && script != USCRIPT_INHERITED
            && script != USCRIPT_UNKNOWN;
        if (has_own) {
            last = script;
            for (; unknown < start; unknown++) scripts[unknown] = tag_of(last);
        }
        if (last != USCRIPT_COMMON) {
            for (; unknown < at; unknown++) scripts[unknown] = tag_of(last);
        }
    }
    for (; unknown < length; unknown++) scripts[unknown] = tag_of(USCRIPT_COMMON);
}

int ctext_is_emoji(uint32_t scalar) { return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION); }

int ctext_is_ignorable(uint32_t scalar) {
    return u_hasBinaryProperty((UChar32)scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) || u_iscntrl((UChar32)scalar);
}
