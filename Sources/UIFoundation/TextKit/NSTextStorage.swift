import Foundation

/// An attributed text that tells layout managers of its changes.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    private var managers: [NSLayoutManager] = []
    private var depth = 0
    private var actions: EditActions = []
    private var changed = NSRange(location: NSNotFound, length: 0)
    private var difference = 0
    /// For views that show the storage.
    package var edited: (() -> Void)?
    open weak var delegate: (any NSTextStorageDelegate)?

    open var layoutManagers: [NSLayoutManager] { managers }
    open var editedMask: EditActions { actions }
    open var editedRange: NSRange { changed }
    open var changeInLength: Int { difference }

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        depth = max(0, depth - 1)
        if depth == 0, !actions.isEmpty { processEditing() }
    }

    /// To be called by subclasses that keep the text themselves, after each change.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        actions.formUnion(editedMask)
        difference += delta
        let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        changed = changed.location == NSNotFound ? now : NSUnionRange(changed, now)
        if depth == 0 { processEditing() }
    }

    open func processEditing() {
        delegate?.textStorage(
            self, willProcessEditing: actions, range: changed, changeInLength: difference)
        let told = actions
        let (range, delta) = (changed, difference)
        actions = []
        changed = NSRange(location: NSNotFound, length: 0)
        difference = 0
        for manager in managers { manager.textChanged() }
        edited?()
        delegate?.textStorage(self, didProcessEditing: told, range: range, changeInLength: delta)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        noteOwnEdit(.editedCharacters, range, (str as NSString).length - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        noteOwnEdit(.editedAttributes, range, 0)
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
        noteOwnEdit([.editedCharacters, .editedAttributes], range, attrString.length - range.length)
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
        noteOwnEdit(.editedAttributes, range, 0)
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        super.removeAttribute(name, range: range)
        noteOwnEdit(.editedAttributes, range, 0)
    }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    /// Subclasses that keep the text themselves say by themselves what was edited.
    private func noteOwnEdit(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
        edited(mask, range: range, changeInLength: delta)
    }
}

/// Is told when a text storage has been edited.
public protocol NSTextStorageDelegate: AnyObject {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
