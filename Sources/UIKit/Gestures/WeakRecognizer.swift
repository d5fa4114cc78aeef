/// A recogniser that is not kept alive.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
