import CoreGraphics

/// A space that takes what is left along the axis of the stack around it.
public struct Spacer: View {
    public typealias Body = Never

    /// At least this, in points; nil: the usual distance.
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: Sendable {}

extension Spacer: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode {
        LeafNode(self, place) {
            SpacerElement($0, minLength: $1.minLength)
        } update: {
            $0.take($1.minLength)
        }
    }
}

private final class SpacerElement: LayoutElement {
    private var minLength: CGFloat?

    init(_ node: ViewNode, minLength: CGFloat?) {
        self.minLength = minLength
        super.init(node)
    }

    func take(_ minLength: CGFloat?) {
        guard minLength != self.minLength else { return }
        self.minLength = minLength
        invalidateLayout()
    }

    /// The least length stands for the usual distance, which is not kept beside it.
    override var spacing: ViewSpacing { .zero }

    /// Views are offered all room but a spacer's least before it takes what is left.
    override var layoutPriority: Double { -.infinity }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength ?? ViewSpacing.usual
        let axis = stackAxis
        func length(_ along: Axis) -> CGFloat {
            if let axis, axis != along { return 0 }
            return max(proposal[along] ?? least, least)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// The axis of the nearest stack around it.
    private var stackAxis: Axis? {
        var element = container
        while let current = element {
            if let stack = current as? any StackElement { return stack.axis }
            element = current.container
        }
        return nil
    }
}

/// An element that arranges along an axis, or along none.
@MainActor protocol StackElement: LayoutElement {
    var axis: Axis? { get }
}

extension LayoutViewElement: StackElement {
    var axis: Axis? { stackAxis }
}
