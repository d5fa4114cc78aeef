import CoreGraphics
import CornerGeometry

/// The stored values of a layer: plain data, so that a commit reads one block of memory. Values that most layers leave
/// at their defaults lie in a block of their own, which a layer has once one of them is set.
@dynamicMemberLookup
struct LayerState {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    private(set) var curve = CornerCurve.circular
    var backgroundColor: CGColor? {
        didSet { hasPatternBackground = backgroundColor?.pattern != nil }
    }
    /// Known beforehand, so that a commit need not look into each colour.
    private(set) var hasPatternBackground = false
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = CGColor.black
    private var content: Content?
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    private var rare: RareBlock?

    var cornerCurve: CALayerCornerCurve {
        get { rare?.values.unknownCornerCurve ?? (curve == .continuous ? .continuous : .circular) }
        set {
            curve = newValue.curve
            let isKnown = newValue == .circular || newValue == .continuous
            if !isKnown || rare?.values.unknownCornerCurve != nil {
                self.unknownCornerCurve = isKnown ? nil : newValue
            }
        }
    }

    var contents: Any? {
        get { content?.value }
        set { content = newValue.map(Content.init) }
    }

    /// False where every rare value is at its default, so that none need be asked for.
    @inline(__always) var hasRareValues: Bool { rare != nil }

    @inline(__always) var hasContents: Bool { content != nil }

    subscript<Value>(dynamicMember path: WritableKeyPath<RareValues, Value>) -> Value {
        @inline(__always) get {
            // Not the one block or the other: that would be copied for the sake of a value.
            if let rare { return rare.values[keyPath: path] }
            return RareValues.defaults[keyPath: path]
        }
        set {
            if rare == nil {
                rare = RareBlock(RareValues.defaults)
            } else if !isKnownUniquelyReferenced(&rare) {
                rare = rare.map { RareBlock($0.values) }
            }
            rare?.values[keyPath: path] = newValue
        }
    }

    /// A reference to a value of any type is small to keep and cheap to copy.
    private final class Content {
        let value: Any

        init(_ value: Any) { self.value = value }
    }

    /// Never to be changed while two states share it.
    private final class RareBlock {
        @exclusivity(unchecked) var values: RareValues

        init(_ values: RareValues) { self.values = values }
    }
}
