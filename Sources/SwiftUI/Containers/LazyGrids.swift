import CoreGraphics

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// How long it is, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// To the next item; nil: the usual.
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views in columns, row by row. All of them are made.
public struct LazyVGrid<Content: View>: View {
    let layout: LazyGridLayout
    let content: Content

    /// - Parameter spacing: Between rows, in points; nil: the usual.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, items: columns, spacing: spacing,
            alignment: Alignment(horizontal: alignment, vertical: .center))
        self.content = content()
    }

    public var body: some View { layout { content } }
}

/// Views in rows, column by column. All of them are made.
public struct LazyHGrid<Content: View>: View {
    let layout: LazyGridLayout
    let content: Content

    /// - Parameter spacing: Between columns, in points; nil: the usual.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, items: rows, spacing: spacing,
            alignment: Alignment(horizontal: .center, vertical: alignment))
        self.content = content()
    }

    public var body: some View { layout { content } }
}

/// Lines of cells along an axis, whose lengths across it items say.
struct LazyGridLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData

    /// Along which lines follow one another.
    let axis: Axis
    let items: [GridItem]
    let spacing: CGFloat?
    let alignment: Alignment

    /// Where a cell of each line begins across the axis, and how long it is.
    private struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private func tracks(_ across: CGFloat?) -> (tracks: [Track], length: CGFloat) {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.usual) }
        let clean = { (length: CGFloat) in length.isFinite ? max(0, length) : 0 }
        // What is not fixed shares what is left; without an offer each takes its least.
        var room = across.map { max(0, clean($0) - gaps) }
        var flexible = 0
        for item in items {
            if case .fixed(let length) = item.size {
                room = room.map { max(0, $0 - clean(length)) }
            } else {
                flexible += 1
            }
        }
        var tracks: [Track] = []
        var place: CGFloat = 0
        for item in items {
            let gap = item.spacing ?? ViewSpacing.usual
            func add(_ length: CGFloat) {
                tracks.append(Track(start: place, length: length, alignment: item.alignment))
                place += length + gap
            }
            func share(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
                guard let left = room else { return clean(minimum) }
                let length = max(clean(minimum), min(maximum, left / CGFloat(max(1, flexible))))
                room = max(0, left - length)
                flexible -= 1
                return length
            }
            switch item.size {
            case .fixed(let length): add(clean(length))
            case .flexible(let minimum, let maximum): add(share(minimum, maximum))
            case .adaptive(let minimum, let maximum):
                let whole = share(minimum, .infinity)
                let least = max(1, clean(minimum))
                let count = max(1, min(10_000, Int((whole + gap) / (least + gap))))
                let each = min(maximum, (whole - gap * CGFloat(count - 1)) / CGFloat(count))
                for _ in 0..<count { add(each) }
            }
        }
        return (tracks, tracks.last.map { $0.start + $0.length } ?? 0)
    }

    /// The lines' places along the axis.
    private func lines(_ tracks: [Track], _ views: Subviews) -> [(start: CGFloat, length: CGFloat)] {
        guard !tracks.isEmpty else { return [] }
        var lines: [(start: CGFloat, length: CGFloat)] = []
        var place: CGFloat = 0
        for first in stride(from: 0, to: views.count, by: tracks.count) {
            let length =
                zip(tracks, views[first..<min(first + tracks.count, views.count)]).map { track, view in
                    view.sizeThatFits(offer(track))[axis]
                }.max() ?? 0
            lines.append((place, length))
            place += length + (spacing ?? ViewSpacing.usual)
        }
        return lines
    }

    private func offer(_ track: Track) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = track.length
        return offer
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (tracks, across) = tracks(proposal[axis.other])
        var size = CGSize.zero
        size[axis] = lines(tracks, subviews).last.map { $0.start + $0.length } ?? 0
        size[axis.other] = max(across, proposal[axis.other].map { $0.isFinite ? $0 : 0 } ?? 0)
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (tracks, across) = tracks(bounds.size[axis.other])
        guard !tracks.isEmpty else { return }
        let lines = lines(tracks, subviews)
        // The columns together stand in the space as the grid's alignment says.
        let space = ViewDimensions(bounds.size)
        var columns = CGSize.zero
        columns[axis.other] = across
        let own = ViewDimensions(columns)
        let shift =
            axis == .vertical
            ? space[alignment.horizontal] - own[alignment.horizontal]
            : space[alignment.vertical] - own[alignment.vertical]
        for (index, view) in subviews.enumerated() {
            let (track, line) = (tracks[index % tracks.count], lines[index / tracks.count])
            var (origin, size) = (CGPoint.zero, CGSize.zero)
            origin[axis] = line.start
            origin[axis.other] = track.start + shift
            size[axis] = line.length
            size[axis.other] = track.length
            let cell = ViewDimensions(size)
            let alignment = track.alignment ?? alignment
            let inner = view.dimensions(in: offer(track))
            view.place(
                at: CGPoint(
                    x: bounds.minX + origin.x + cell[alignment.horizontal] - inner[alignment.horizontal],
                    y: bounds.minY + origin.y + cell[alignment.vertical] - inner[alignment.vertical]),
                proposal: offer(track))
        }
    }
}
