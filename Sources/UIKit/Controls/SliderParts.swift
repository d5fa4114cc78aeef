import QuartzCore

/// The views that a slider is made of.
@MainActor final class SliderParts {
    let minimumImage = UIImageView(frame: .zero)
    let maximumImage = UIImageView(frame: .zero)
    private let minimumTrack = UIImageView(frame: .zero)
    private let maximumTrack = UIImageView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private let knob = ControlKnob()

    init() { thumb.addSubview(knob) }

    /// Back to front.
    var all: [UIView] { [maximumTrack, minimumTrack, minimumImage, maximumImage, thumb] }

    /// The part of the track before the middle of the thumb is the minimum's.
    func place(track: CGRect, thumb place: CGRect, isMirrored: Bool) {
        let middle = min(max(place.midX, track.minX), track.maxX)
        maximumTrack.frame = track
        minimumTrack.frame = CGRect(
            x: isMirrored ? middle : track.minX, y: track.minY,
            width: isMirrored ? track.maxX - middle : middle - track.minX,
            height: track.height)
        thumb.frame = place
        let inset = (SliderMetrics.thumbSide - SliderMetrics.knobSide) / 2
        knob.frame = thumb.bounds.insetBy(dx: inset, dy: inset)
    }

    func show(_ images: SliderImages, minimumColor: UIColor?, maximumColor: UIColor?, thumbColor: UIColor?) {
        show(minimumTrack, images.minimumTrack, minimumColor)
        show(maximumTrack, images.maximumTrack, maximumColor ?? .systemFill)
        thumb.image = images.thumb
        thumb.tintColor = thumbColor
        knob.isHidden = images.thumb != nil
        knob.backgroundColor = thumbColor ?? .white
    }

    private func show(_ view: UIImageView, _ image: UIImage?, _ color: UIColor?) {
        view.image = image
        view.tintColor = color
        view.backgroundColor = image == nil ? color : nil
        view.layer.cornerRadius = image == nil ? SliderMetrics.trackHeight / 2 : 0
    }

    func setDimmed(_ isDimmed: Bool) {
        for view in [minimumTrack, maximumTrack, thumb] { view.alpha = isDimmed ? 0.5 : 1 }
    }
}
