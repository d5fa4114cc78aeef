import Foundation

/// The command: picks a subcommand, and says what went wrong.
enum Cornerstone {
    static let version = "0.1.0"

    static let help = """
        cornerstone \(version): draws the previews of UIKit and AppKit programs, without a screen.

        cornerstone render FILE.swift… [options]
            -o DIR|FILE              where pictures go: DIR/NAME.png, or the one FILE (the current folder)
            --preview NAME           that preview alone
            --scale S                pixels to a point (2)
            --size WxH               the size of every picture, in points, in place of the view's own
            --time SECONDS           the moment of the picture, after the preview's beginning (0)
            --times T,T…             several moments: a picture NAME-T.png of each
            --appearance light|dark  the style of the interface (light)
            --renderer screen|quartz what is drawn like: the screen, or a bitmap context (screen)
            --format png|json        the kind of file: a picture, or the tree that it is drawn from (png)
            --platform ios|macos     the system (what each preview's own framework says: UIKit or AppKit)
            --swift-version 5|6      the language mode of the program (5)
            --timeout SECONDS        how long one preview may take (60)

        cornerstone explain FILE.swift… [options]
            says of each layer why its shadow, corner, border or mask does not show as meant, and what its
            shadow costs; --preview, --scale, --size, --appearance, --swift-version and --timeout as above
            --format text|json       for people, or for programs (text)

        cornerstone lower FILE.swift… [-o DIR] [--platform ios|macos]
            prints the source as it is compiled, or writes it into DIR: what needs Objective-C or Apple's systems
            (@objc, #selector, @NSManaged, #if os(iOS)…) in Swift's own terms, each line in its place; what cannot
            be lowered is said by line, with what to write instead

        cornerstone preview FILE.swift|DIR… [options]
            shows the previews in a browser, at the address that it prints: live, to be touched, and compiled again
            when a file is saved; a folder stands for its Swift files, a package's for those of its target
            --port N                 where it listens (0: a free port)
            --host ADDRESS           the address that it listens at (127.0.0.1: this machine alone)
            --platform, --swift-version and --appearance as above
            --timeout SECONDS        how long the program may take for one step (10)

        cornerstone diff A.png B.png [-o DIFF.png]
            compares two pictures; -o writes where they differ

        Compiled programs are kept in ~/.cache/cornerstone, or in the folder that CORNERSTONE_CACHE names.

        Exit status: 0 all drawn, explained, or equal; 1 not compiled, a preview failed, or different; 2 wrong usage.
        """

    /// Names that are kept for subcommands which are not there yet.
    private static let planned = ["snapshot"]

    static func run(_ arguments: [String]) -> ExitCode {
        do {
            return try dispatch(arguments)
        } catch let error as CommandError {
            Console.complain(error.message)
            return error.code
        } catch {
            Console.complain("\(error)")
            return .failure
        }
    }

    private static func dispatch(_ arguments: [String]) throws -> ExitCode {
        guard let first = arguments.first else {
            throw CommandError.usage("no command given.\n\n\(help)")
        }
        let rest = Array(arguments.dropFirst())
        switch first {
        case "-h", "--help", "help":
            Console.print(help)
            return .success
        case "--version":
            Console.print("cornerstone \(version)")
            return .success
        case "render":
            if rest.contains("--help") || rest.contains("-h") {
                Console.print(help)
                return .success
            }
            return try RenderCommand(RenderOptions(parsing: rest)).run()
        case "explain":
            if rest.contains("--help") || rest.contains("-h") {
                Console.print(help)
                return .success
            }
            return try ExplainCommand(ExplainOptions(parsing: rest)).run()
        case "lower":
            if rest.contains("--help") || rest.contains("-h") {
                Console.print(help)
                return .success
            }
            return try LowerCommand(parsing: rest).run()
        case "preview":
            if rest.contains("--help") || rest.contains("-h") {
                Console.print(help)
                return .success
            }
            return try PreviewCommand(PreviewOptions(parsing: rest)).run()
        case "diff":
            return try DiffCommand(parsing: rest).run()
        case _ where planned.contains(first):
            throw CommandError.usage("`\(first)` is not there yet; `cornerstone --help` lists what is.")
        default:
            throw CommandError.usage("there is no command `\(first)`; `cornerstone --help` lists what is.")
        }
    }
}
