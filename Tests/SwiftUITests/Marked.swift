import CoreGraphics

@testable import SwiftUI

/// Gives a view a name, by which a test finds its frame.
struct Mark: ViewModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    let name: String
}

@MainActor extension Mark: ElementModifier {}

extension View {
    nonisolated func mark(_ name: String) -> some View { modifier(Mark(name: name)) }
}

/// A view laid out in a size.
@MainActor struct LaidOut {
    let graph = ViewGraph()
    let size: CGSize

    init(_ size: CGSize, @ViewBuilder _ content: () -> some View) {
        self.size = size
        graph.show(content(), EnvironmentValues())
        graph.layout(in: size)
    }

    /// The frames of the views of a name, in the whole's space.
    func frames(_ name: String) -> [CGRect] { graph.frames(name) }

    func update() { graph.layout(in: size) }

    subscript(name: String) -> CGRect { frames(name).first ?? .null }
}
