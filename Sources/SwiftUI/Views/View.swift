/// A part of a user interface, described by other views.
///
/// A view is a value: it is made anew whenever something that it shows has changed. What lasts is its place among the
/// other views, its identity, and the state that is kept there.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    /// The content and behaviour of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
    /// Views without a body are drawn by this module itself.
    public var body: Never { fatalError("\(Self.self) has no body; it is drawn by SwiftUI itself") }
}

extension Never: View {
    public typealias Body = Never

    public var body: Never { fatalError("there is no such view") }
}
