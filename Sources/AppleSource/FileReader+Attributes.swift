internal import SwiftSyntax

extension FileReader {
    func readAttribute(_ attribute: AttributeSyntax) {
        guard attribute.atSign.found != nil else { return }
        if attribute.arguments != nil, attribute.rightParen?.found == nil { return }
        switch attribute.attributeName.trimmedDescription {
        case "objc", "objcMembers", "nonobjc", "_objcImplementation", "_objc_non_lazy_realization", "IBOutlet",
            "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "NSCopying":
            blank(attribute.bytes)
        case "NSManaged":
            blank(attribute.bytes)
        case "UIApplicationMain", "NSApplicationMain":
            pad(attribute.bytes, "@main")
        default:
            break
        }
    }

    func readModifier(_ modifier: DeclModifierSyntax) {
        guard modifier.name.found != nil else { return }
        switch modifier.name.text {
        case "optional":
            blank(modifier.bytes)
        case "dynamic":
            // Alone it is Swift's own; beside `@objc` it asks for Objective-C's calls.
            if isObjC(attributesBeside: modifier) || memberScope?.marksMembers == true { blank(modifier.bytes) }
        default:
            break
        }
    }

    private func isObjC(attributesBeside modifier: DeclModifierSyntax) -> Bool {
        let declaration = modifier.parent?.parent
        guard let declaration, let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
        else { return false }
        return Attributes(attributes).isObjC
    }
}

/// The attributes of a declaration that matter here.
struct Attributes {
    private(set) var isObjC = false
    private(set) var marksMembers = false
    private(set) var isNonObjC = false
    private(set) var isManaged = false
    /// The name in `@objc(…)`.
    private(set) var givenName: String?

    init(_ list: AttributeListSyntax) {
        for case .attribute(let attribute) in list {
            switch attribute.attributeName.trimmedDescription {
            case "objc":
                isObjC = true
                let name = attribute.arguments?.trimmedDescription.filter { !$0.isWhitespace }
                givenName = name?.isEmpty == false ? name : nil
            case "IBAction", "IBSegueAction": isObjC = true
            case "objcMembers": marksMembers = true
            case "nonobjc": isNonObjC = true
            case "NSManaged": isManaged = true
            default: break
            }
        }
    }
}

/// The modifiers of a declaration that matter here.
struct Modifiers {
    private(set) var isStatic = false
    private(set) var isOverride = false
    private(set) var isOptional = false
    private(set) var isPrivate = false
    private(set) var access: String?

    init(_ list: DeclModifierListSyntax) {
        for modifier in list {
            switch modifier.name.text {
            case "static", "class": isStatic = true
            case "override": isOverride = true
            case "optional": isOptional = true
            case "public", "open", "package", "internal", "fileprivate", "private":
                // `private(set)` is another matter.
                guard modifier.detail == nil else { break }
                access = modifier.name.text
                isPrivate = access == "private" || access == "fileprivate"
            default: break
            }
        }
    }
}
