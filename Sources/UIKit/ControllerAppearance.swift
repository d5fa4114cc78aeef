/// Where a controller stands between not being seen and being seen.
struct ControllerAppearance {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    var phase = Phase.disappeared
    var isAnimated = false
}
