/// Something that watches what is done with a view.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
