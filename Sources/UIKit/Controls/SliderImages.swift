/// The images of a slider in one state.
struct SliderImages {
    var thumb: UIImage?
    var minimumTrack: UIImage?
    var maximumTrack: UIImage?
}
