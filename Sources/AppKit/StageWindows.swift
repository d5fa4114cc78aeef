/// What an application keeps for the windows of one stage while another one plays.
struct StageWindows {
    var list: [NSWindow] = []
    var appearance: NSAppearance?
}
