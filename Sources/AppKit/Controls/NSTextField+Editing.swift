import QuartzCore
import UIFoundation

extension NSTextField {
    final func editedContent(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: attributes)
    }

    final func beginEditing() {
        edited = EditedText(editedContent(stringValue))
        edited?.selectAll()
        scrolled = 0
        contentChanged()
    }

    /// The first change of the text is what begins an editing for others, as on macOS.
    private func tellBeginning() {
        guard !hasTold else { return }
        hasTold = true
        tell(NSControl.textDidBeginEditingNotification) { $0.controlTextDidBeginEditing($1) }
    }

    final func endEditing() {
        guard edited != nil else { return }
        edited = nil
        contentChanged()
        guard hasTold else { return }
        hasTold = false
        tell(NSControl.textDidEndEditingNotification) { $0.controlTextDidEndEditing($1) }
    }

    private func tell(
        _ name: Notification.Name, _ message: (any NSTextFieldDelegate, Notification) -> Void
    ) {
        let notification = Notification(name: name, object: self)
        if let delegate { message(delegate, notification) }
        NotificationCenter.default.post(notification)
    }

    /// Changes the text as typing does, and tells of it.
    final func change(_ body: (inout EditedText) -> Void) {
        guard var text = edited else { return }
        let before = text.string
        body(&text)
        edited = text
        guard text.string != before else { return contentChanged() }
        tellBeginning()
        let kept = edited
        objectValue = text.string
        edited = kept
        tell(NSControl.textDidChangeNotification) { $0.controlTextDidChange($1) }
    }

    final func move(_ step: CaretStep, extending: Bool = false) {
        edited?.move(step, extending: extending)
        contentChanged()
    }

    /// Puts the caret where the mouse is.
    final func place(caretAt event: NSEvent, extending: Bool) {
        guard let edited else { return }
        let x = convert(event.locationInWindow, from: nil).x - inset.width + scrolled
        // The nearest place between two characters.
        var (place, best) = (0, CGFloat.infinity)
        var unit = 0
        while true {
            let away = abs(caretOffset(at: unit, in: edited) - x)
            if away < best { (place, best) = (unit, away) }
            guard unit < edited.length else { break }
            unit = edited.target(of: .right, from: unit)
        }
        move(.to(place), extending: extending)
    }

    /// How far from the text's beginning a caret before a unit stands.
    final func caretOffset(at unit: Int, in text: EditedText) -> CGFloat {
        guard unit > 0 else { return 0 }
        let before = (text.string as NSString).substring(to: min(unit, text.length))
        return editedContent(before).size().width
    }
}
