import QuartzCore

/// A place in a text. Those of the text views here count UTF-16 units.
@MainActor @preconcurrency open class UITextPosition: NSObject {
    final let unit: Int

    public override init() {
        unit = 0
        super.init()
    }

    init(_ unit: Int) {
        self.unit = unit
        super.init()
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITextPosition else { return false }
        return other.unit == unit
    }

    nonisolated open override var hash: Int { unit }
}

/// From one place of a text to another.
@MainActor @preconcurrency open class UITextRange: NSObject {
    final let units: NSRange

    public override init() {
        units = NSRange(location: 0, length: 0)
        super.init()
    }

    init(_ units: NSRange) {
        self.units = units
        super.init()
    }

    open var start: UITextPosition { UITextPosition(units.location) }
    open var end: UITextPosition { UITextPosition(units.location + units.length) }
    open var isEmpty: Bool { units.length == 0 }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITextRange else { return false }
        return NSEqualRanges(other.units, units)
    }

    nonisolated open override var hash: Int { units.location }
}

/// A rectangle of what is selected.
@MainActor @preconcurrency open class UITextSelectionRect: NSObject {
    private let place: CGRect

    public override init() {
        place = .zero
        super.init()
    }

    init(_ rect: CGRect) {
        place = rect
        super.init()
    }

    /// In the space of the text's view.
    open var rect: CGRect { place }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }

public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}

public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
