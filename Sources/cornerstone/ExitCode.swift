/// How the command ends.
enum ExitCode: Int32 {
    /// All is done.
    case success = 0
    /// The program did not compile, trapped, or could not be drawn.
    case failure = 1
    /// The command was not used as it is meant.
    case usage = 2
}
