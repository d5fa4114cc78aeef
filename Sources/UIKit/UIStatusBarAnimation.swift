/// How the status bar comes and goes. There is no status bar here.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}
