import LayoutConstraints

/// The guides of a view: those that were added, and its own, which are made when they are first asked for.
struct ViewGuides {
    var added: [NSLayoutGuide] = []
    var margins: NSLayoutGuide?
    var safeArea: NSLayoutGuide?
    /// Of a class of ours.
    var own: [NSLayoutGuide] = []
    /// What a program adds to the safe area.
    var addedSafeArea = NSEdgeInsets()

    var all: [NSLayoutGuide] { added + own + [margins, safeArea].compactMap { $0 } }
}
