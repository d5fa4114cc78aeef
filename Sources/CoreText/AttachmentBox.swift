import CoreGraphics

/// The place that an attachment takes in a line.
struct AttachmentBox {
    /// From the pen on the baseline, y upwards; finite.
    let bounds: CGRect
    var advance: Double { max(0, Double(bounds.maxX)) }

    init(_ item: TextItem, _ style: RunStyle, in text: TypesetText) {
        let asked =
            style.attachment?.attachmentBounds(
                font: style.font, position: item.range.lowerBound, width: 0) ?? .zero
        let isFinite = asked.minX.isFinite && asked.minY.isFinite && asked.width.isFinite && asked.height.isFinite
        bounds = isFinite ? asked : .zero
    }
}
