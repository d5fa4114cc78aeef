// The names under which Core Text's dictionaries and attributes are written.

import Foundation

public let kCTFontAttributeName: CFString = "NSFont"
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTLigatureAttributeName: CFString = "NSLigature"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
public let kCTLanguageAttributeName: CFString = "NSLanguage"
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"

public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
public let kCTFontNameAttribute: CFString = FontDescription.Key.name
public let kCTFontDisplayNameAttribute: CFString = FontDescription.Key.visibleName
public let kCTFontFamilyNameAttribute: CFString = FontDescription.Key.family
public let kCTFontStyleNameAttribute: CFString = FontDescription.Key.style
public let kCTFontTraitsAttribute: CFString = FontDescription.Key.traits
public let kCTFontSizeAttribute: CFString = FontDescription.Key.size
public let kCTFontMatrixAttribute: CFString = FontDescription.Key.matrix
public let kCTFontFeatureSettingsAttribute: CFString = FontDescription.Key.features
public let kCTFontSymbolicTrait: CFString = FontDescription.Key.symbolic
public let kCTFontWeightTrait: CFString = FontDescription.Key.weight
public let kCTFontWidthTrait: CFString = FontDescription.Key.width
public let kCTFontSlantTrait: CFString = FontDescription.Key.slant
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontStyleNameKey: CFString = "CTFontStyleName"
public let kCTFontFullNameKey: CFString = "CTFontFullName"
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
