import QuartzCore

extension UISegmentedControl {
    private func attributes(
        _ given: [UIControl.State: [NSAttributedString.Key: Any]], _ state: UIControl.State
    ) -> [NSAttributedString.Key: Any] {
        let weight: UIFont.Weight = state.contains(.selected) ? .semibold : .regular
        let own: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: SegmentMetrics.fontSize, weight: weight),
            .foregroundColor: UIColor.label,
        ]
        return own.merging(given[.normal] ?? [:]) { $1 }.merging(given[state] ?? [:]) { $1 }
    }

    /// Titles have room for their selected, heavier form.
    final var naturalWidths: [CGFloat] {
        var given: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
        for state in [UIControl.State.normal, .selected] { given[state] = titleTextAttributes(for: state) }
        return segments.map { segment in
            segment.width > 0
                ? segment.width
                : segment.contentWidth(attributes(given, .selected)) + 2 * SegmentMetrics.padding
        }
    }

    /// Of the segments, from the side where reading begins.
    final var frames: [CGRect] {
        guard !segments.isEmpty else { return [] }
        let natural = naturalWidths
        let fixed = segments.map(\.width).reduce(0, +)
        let free = segments.filter { $0.width <= 0 }.count
        let room = max(0, bounds.width - fixed)
        let wished = zip(segments, natural).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
        let widths = zip(segments, natural).map { segment, natural -> CGFloat in
            if segment.width > 0 { return segment.width }
            guard apportionsSegmentWidthsByContent, wished > 0 else { return room / CGFloat(max(free, 1)) }
            return natural + (room - wished) / CGFloat(max(free, 1))
        }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        var x: CGFloat = 0
        return widths.map { width in
            defer { x += width }
            return CGRect(
                x: isLeftToRight ? x : bounds.width - x - width, y: 0, width: width, height: bounds.height)
        }
    }

    final func layoutSegments(_ given: [UIControl.State: [NSAttributedString.Key: Any]]) {
        let frames = frames
        let shown = isMomentary ? pressed : selectedSegmentIndex
        for (index, segment) in segments.enumerated() {
            let isSelected = index == shown
            let state: UIControl.State = isSelected ? .selected : []
            segment.view.frame = frames[index]
            segment.view.alpha = !isEnabled || !segment.isEnabled ? 0.4 : index == pressed && !isSelected ? 0.3 : 1
            show(segment, attributes(given, state))
            // No line stands beside the thumb.
            let hasLine = index > 0 && !isSelected && index - 1 != shown
            segment.divider.isHidden = !hasLine
            segment.divider.backgroundColor = .separator
            let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
            segment.divider.frame = CGRect(
                x: isLeftToRight ? 0 : frames[index].width - 1, y: 8, width: 1, height: max(0, bounds.height - 16))
        }
        let edge = SegmentMetrics.edge
        thumb.isHidden = shown.map { !frames.indices.contains($0) } ?? true
        if let shown, frames.indices.contains(shown) {
            thumb.frame = frames[shown].insetBy(dx: edge, dy: edge)
            thumb.cornerRadius = SegmentMetrics.radius - 1
            thumb.backgroundColor =
                selectedSegmentTintColor
                ?? UIColor {
                    $0.userInterfaceStyle == .dark
                        ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
                }
        }
    }

    private func show(_ segment: Segment, _ attributes: [NSAttributedString.Key: Any]) {
        let room = segment.view.bounds.offsetBy(dx: segment.offset.width, dy: segment.offset.height)
        segment.label.isHidden = segment.image != nil
        segment.imageView.isHidden = segment.image == nil
        if let image = segment.image {
            let isTemplate = image.renderingMode == .automatic
            segment.imageView.image = isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
            segment.imageView.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
            segment.imageView.frame = CGRect(
                x: room.midX - image.size.width / 2, y: room.midY - image.size.height / 2, width: image.size.width,
                height: image.size.height)
        } else {
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            style.lineBreakMode = .byTruncatingTail
            let all = [NSAttributedString.Key.paragraphStyle: style as Any].merging(attributes) { $1 }
            segment.label.attributedText = NSAttributedString(string: segment.title ?? "", attributes: all)
            segment.label.frame = room
        }
    }
}
