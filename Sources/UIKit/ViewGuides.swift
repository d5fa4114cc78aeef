import LayoutConstraints

/// The guides of a view: those that were added, and its own, which are made when they are first asked for.
struct ViewGuides {
    var added: [UILayoutGuide] = []
    var margins: UILayoutGuide?
    var safeArea: UILayoutGuide?
    var readable: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?

    var all: [UILayoutGuide] { added + [margins, safeArea, readable, keyboard].compactMap { $0 } }
}
