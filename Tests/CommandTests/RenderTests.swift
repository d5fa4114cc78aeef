import Foundation
import ImageIO
import Raster
import Testing

/// The built command on small programs.
@Suite(.serialized)
struct RenderTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    private let view = "UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 6))"

    @Test func previewsAreNamedInTheOrderOfFilesAndLines() throws {
        try workshop.write(
            "b-file.swift",
            """
            import UIKit
            // #Preview("in a comment") { }
            #Preview("one  two/three", traits: .fixedLayout(width: 4, height: 3)) { \(view) }

            @available(iOS 17, *)
            #Preview { /* } */
                let text = "} #Preview { \\("}")"
                _ = text
                return \(view)
            }
            #if DEBUG
            enum Inside {
                #Preview("same" + "", body: { \(view) })
            }
            #endif
            """)
        try workshop.write(
            "a file.swift",
            """
            import UIKit
            #Preview("same") { \(view) }
            #Preview("controller", traits: .landscapeLeft) { UIViewController() }
            #Preview("upright") {
                let controller = UIViewController()
                return controller
            }
            """)
        let result = try workshop.run("render", "b-file.swift", "a file.swift", "-o", "out/pictures")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.names == ["one  two/three", "b-file-6", "same", "same-2", "controller", "upright"])
        #expect(result.sizes == ["8x6", "16x12", "16x12", "16x12", "1688x780", "780x1688"])
        #expect(result.lines.first?.hasSuffix("\tout/pictures/one--two-three.png") == true)
        #expect(try workshop.sizeOfPNG("out/pictures/one--two-three.png") == [8, 6])
        #expect(try workshop.sizeOfPNG("out/pictures/b-file-6.png") == [16, 12])
        #expect(try workshop.sizeOfPNG("out/pictures/same-2.png") == [16, 12])
    }

    @Test func optionsChangeThePicture() throws {
        try workshop.write(
            "p.swift",
            """
            import UIKit
            #Preview("a") {
                print("style", UITraitCollection.current.userInterfaceStyle == .dark, UIScreen.main.scale)
                return \(view)
            }
            #Preview("b") { \(view) }
            """)
        let one = try workshop.run(
            "render", "p.swift", "--preview", "a", "-o", "only.png", "--scale=3", "--appearance", "dark",
            "--swift-version", "6")
        #expect(one.code == 0, "\(one.errors)")
        #expect(one.output == "style true 3.0\na\t24x18\tonly.png\n")
        #expect(try workshop.sizeOfPNG("only.png") == [24, 18])
        let sized = try workshop.run("render", "p.swift", "--size", "10x20.5", "--scale", "1", "-o", "out")
        #expect(sized.sizes == ["", "10x21", "10x21"])
        let several = try workshop.run("render", "p.swift", "-o", "one.png")
        #expect(several.code == 2)
        #expect(several.errors.contains("2 previews"))
        #expect(!workshop.exists("one.png"))
    }

    @Test func picturesOfMoments() throws {
        try workshop.write(
            "moves.swift",
            """
            import UIKit
            final class Counter: UIView {
                var count = 0
                var link: CADisplayLink?
                override func didMoveToWindow() {
                    link = CADisplayLink(target: self, selector: Selector("step", Counter.step))
                    link?.add(to: .main, forMode: .common)
                }
                func step() { count += 1 }
                deinit { print("frames", count) }
            }
            #Preview("a") {
                let view = Counter(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 1))
                bar.backgroundColor = .black
                view.addSubview(bar)
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: {
                    bar.frame.size.width = 8
                }, completion: { print("ended", $0) })
                return view
            }
            """)
        let several = try workshop.run(
            "render", "moves.swift", "--scale", "1", "--times", "0.5,0,0.25,2", "-o", "out")
        #expect(several.code == 0, "\(several.errors)")
        let pictures = several.lines.filter { $0.hasSuffix(".png") }
        #expect(pictures == ["0", "0.25", "0.5", "2"].map { "a-\($0)\t8x1\tout/a-\($0).png" })
        #expect(several.output.contains("ended true\n"))
        func width(_ name: String) throws -> Int {
            let data = try Data(contentsOf: workshop.file(name))
            let bitmap = try #require(Bitmap(pngData: data))
            return bitmap.withRow(0) { row in row.count { $0 >> 24 == 255 } }
        }
        #expect(try ["0", "0.25", "0.5", "2"].map { try width("out/a-\($0).png") } == [0, 2, 4, 8])
        let one = try workshop.run("render", "moves.swift", "--scale", "1", "--time", "0.75", "-o", "one.png")
        #expect(one.code == 0 && one.lines.last == "a\t8x1\tone.png", "\(one.errors)")
        #expect(try width("one.png") == 6)
    }

    @Test func picturesAreFoundBesideTheSources() throws {
        let folder = workshop.file("program")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let bitmap = try #require(Bitmap(width: 5, height: 7))
        try #require(bitmap.pngData()).write(to: folder.appendingPathComponent("dot.png"))
        try workshop.write(
            "program/p.swift",
            """
            import UIKit
            #Preview("image") {
                let size = UIImage(named: "dot")?.size ?? .zero
                return UIView(frame: CGRect(origin: .zero, size: size))
            }
            """)
        let result = try workshop.run("render", "program/p.swift", "--scale", "1", "-o", "out")
        #expect(result.sizes == ["5x7"], "\(result.errors)")
    }

    @Test func messagesPointIntoTheUsersFile() throws {
        try workshop.write(
            "wrong.swift",
            """
            import UIKit

            #Preview("bad") {
                let view = \(view)
                view.nothingOfThisName = 1
                return view
            }
            func alsoWrong() -> Int { "text" }
            """)
        let result = try workshop.run("render", "wrong.swift")
        #expect(result.code == 1)
        #expect(result.errors.contains("wrong.swift:5:10: error: value of type 'UIView' has no member"))
        #expect(result.errors.contains("wrong.swift:8:27: error:"))
        #expect(!result.errors.contains("macro expansion"))
        #expect(result.output.isEmpty)
    }

    @Test func aProgramWithoutPreviewsIsSaidToHaveNone() throws {
        try workshop.write("none.swift", "import UIKit\nlet a = 1\n")
        let result = try workshop.run("render", "none.swift")
        #expect(result.code == 1)
        #expect(result.errors.contains("there is no #Preview in none.swift"))
    }

    @Test func anUnknownPreviewListsTheKnown() throws {
        try workshop.write("p.swift", "import UIKit\n#Preview(\"a\") { \(view) }\n#Preview { \(view) }\n")
        let result = try workshop.run("render", "p.swift", "--preview", "c")
        #expect(result.code == 1)
        #expect(result.errors.contains("there is no preview \"c\"; there are \"a\", \"p-3\""))
    }

    @Test func aPreviewThatEndsTheProgramLeavesTheOthers() throws {
        try workshop.write(
            "ends.swift",
            """
            import UIKit
            #Preview("before") { \(view) }
            #Preview("traps") {
                print("said before")
                fatalError("last words")
            }
            #Preview("index") { let list = [1]; print(list[Int(UIScreen.main.scale) * 2]); return \(view) }
            #Preview("leaves") { exit(0) }
            #Preview("never ends") { while true {} }
            #Preview("huge") { UIView(frame: CGRect(x: 0, y: 0, width: 16_385, height: 1)) }
            #Preview("not finite", traits: .fixedLayout(width: .infinity, height: 1)) { \(view) }
            #Preview("after") { \(view) }
            """)
        let result = try workshop.run(
            "render", "ends.swift", "-o", "out", "--timeout", "3", environment: ["SWIFT_BACKTRACE": "enable=no"])
        #expect(result.code == 1)
        #expect(
            result.lines.filter { $0.hasSuffix(".png") }.map { $0.prefix { $0 != "\t" } } == ["before", "after"])
        #expect(result.output.contains("said before\n"))
        #expect(result.errors.contains("ends.swift:3: Fatal error: last words"))
        #expect(
            result.errors.contains("preview \"traps\" (ends.swift:3) ended the program: a trap (signal"))
        #expect(result.errors.contains("Index out of range"))
        #expect(result.errors.contains("preview \"index\" (ends.swift:7) ended the program"))
        #expect(
            result.errors.contains(
                "preview \"leaves\" (ends.swift:8) ended the program: exit status 0"))
        #expect(result.errors.contains("preview \"never ends\" (ends.swift:9) ended the program: it took longer"))
        #expect(result.errors.contains("32770x2 pixels are more than is drawn"))
        #expect(result.errors.contains("preview \"not finite\""))
    }

    @Test func aTrapInANameIsThatPreviewsAlone() throws {
        try workshop.write(
            "name.swift",
            """
            import UIKit
            func name() -> String { fatalError("no name") }
            #Preview("first") { \(view) }
            #Preview(name()) { \(view) }
            #Preview("last") { \(view) }
            """)
        let result = try workshop.run("render", "name.swift", "-o", "out")
        #expect(result.code == 1)
        #expect(result.names == ["first", "last"])
        #expect(result.errors.contains("the preview at name.swift:4 ended the program"))
    }

    @Test func aProgramThatSpoilsTheReportsIsSaid() throws {
        try workshop.write(
            "pipe.swift",
            """
            import UIKit
            #Preview("before") { \(view) }
            #Preview("a") { _ = write(3, "hello, hello, hello", 19); return \(view) }
            #Preview("after") { \(view) }
            """)
        let result = try workshop.run("render", "pipe.swift", "-o", "out")
        #expect(result.code == 1)
        #expect(result.names == ["before", "after"])
        #expect(
            result.errors.contains("preview \"a\" (pipe.swift:3) ended the program: what it reports cannot be read")
        )
    }

    @Test func everyPictureIsAskedForByItsName() throws {
        try workshop.write(
            "p.swift",
            """
            import UIKit
            #Preview("same") { \(view) }
            #Preview("same", traits: .fixedLayout(width: 1, height: 1)) { \(view) }
            #Preview("same-2", traits: .fixedLayout(width: 2, height: 2)) { \(view) }
            """)
        for (name, size) in [("same", "16x12"), ("same-2", "2x2"), ("same-2-2", "4x4")] {
            let result = try workshop.run("render", "p.swift", "--preview", name, "-o", "one.png")
            #expect(result.code == 0, "\(result.errors)")
            #expect(result.output == "\(name)\t\(size)\tone.png\n")
        }
    }

    @Test func aPreviewThatNeverEndsEndsWithTheCommand() throws {
        let marker = workshop.file("host").path
        try workshop.write(
            "p.swift",
            """
            import UIKit
            #Preview("endless") {
                try? "\\(getpid())".write(toFile: "\(marker)", atomically: true, encoding: .utf8)
                while true {}
            }
            """)
        // The command is the child of a shell, which kills it as soon as the preview runs.
        let command = Workshop.products.appendingPathComponent("cornerstone").path
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
            "-c", "'\(command)' render p.swift & while ! [ -s host ]; do sleep 0.1; done; kill -9 $!",
        ]
        shell.currentDirectoryURL = workshop.folder
        shell.environment = ProcessInfo.processInfo.environment
            .merging(["CORNERSTONE_CACHE": workshop.file("cache").path]) { $1 }
        try shell.run()
        shell.waitUntilExit()
        let host = try #require(pid_t(String(contentsOfFile: marker, encoding: .utf8)))
        // What has ended may still stand in the list, until someone asks how.
        func runs() -> Bool {
            let file = FileHandle(forReadingAtPath: "/proc/\(host)/stat")
            guard let line = try? file?.readToEnd() else { return false }
            return !String(decoding: line, as: UTF8.self).contains(") Z")
        }
        var rounds = 0
        while runs(), rounds < 100 {
            usleep(50_000)
            rounds += 1
        }
        #expect(!runs())
        kill(host, SIGKILL)
    }

    @Test func anAppsOwnEntryPointIsNotRun() throws {
        try workshop.write(
            "app.swift",
            """
            import UIKit
            @main enum App { static func main() { fatalError("not to be run") } }
            #Preview("a") { \(view) }
            """)
        let result = try workshop.run("render", "app.swift", "-o", "out")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.names == ["a"])
    }

    @Test func theRendererChoosesTheLook() throws {
        try workshop.write(
            "p.swift",
            """
            import UIKit
            #Preview("a") {
                let view = \(view)
                let gradient = CAGradientLayer()
                gradient.frame = view.bounds
                gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
                view.layer.addSublayer(gradient)
                return view
            }
            """)
        for (renderer, green) in [("screen", 0), ("quartz", 38)] {
            let result = try workshop.run("render", "p.swift", "-o", "\(renderer).png", "--renderer", renderer)
            #expect(result.code == 0, "\(result.errors)")
            let bitmap = try #require(Bitmap(pngData: Data(contentsOf: workshop.file("\(renderer).png"))))
            let pixel = bitmap.withRow(3) { $0[3] }
            #expect(pixel & 255 == 255 && Int(pixel >> 8 & 255) == green, "\(renderer): \(pixel)")
        }
    }

    @Test func wrongUsageIsSaidWithExitTwo() throws {
        try workshop.write("p.swift", "import UIKit\n#Preview(\"a\") { \(view) }\n")
        let wrong: [([String], String)] = [
            ([], "no command given"),
            (["draw"], "no command `draw`"),
            (["lower"], "`lower` needs the files"),
            (["explain"], "`explain` needs the files"),
            (["explain", "p.swift", "--format", "png"], "`--format` is text or json"),
            (["render"], "needs the files"),
            (["render", "absent.swift"], "there is no file absent.swift"),
            (["render", "p.txt"], "not a .swift file"),
            (["render", "p.swift", "--scale", "nan"], "`--scale`"),
            (["render", "p.swift", "--scale", "0"], "`--scale`"),
            (["render", "p.swift", "--scale", "1e9"], "`--scale`"),
            (["render", "p.swift", "--size", "10"], "`--size`"),
            (["render", "p.swift", "--size", "infx10"], "`--size`"),
            (["render", "p.swift", "--format", "svg"], "`--format svg` is not there yet"),
            (["render", "p.swift", "--format", "gif"], "`--format` is png or json"),
            (["render", "p.swift", "--renderer", "metal"], "`--renderer` is screen or quartz"),
            (["render", "p.swift", "--time", "-1"], "`--time` is in seconds"),
            (["render", "p.swift", "--time", "nan"], "`--time` is in seconds"),
            (["render", "p.swift", "--times", "0,,1"], "`--times` is in seconds"),
            (["render", "p.swift", "--times", "1,1"], "names 1 twice"),
            (["render", "p.swift", "--time", "1", "--times", "1"], "do not go together"),
            (["render", "p.swift", "--times", "0,1", "-o", "a.png"], "is one file"),
            (["render", "p.swift", "--script", "s"], "`--script s` cannot be read"),
            (["render", "p.swift", "--script", "s", "--time", "1"], "do not go with it"),
            (["render", "p.swift", "--platform", "linux"], "--platform"),
            (["render", "p.swift", "--swift-version", "4"], "`--swift-version` is 5 or 6"),
            (["render", "p.swift", "--colour", "red"], "no option `--colour`"),
            (["render", "p.swift", "-o"], "`-o` needs a value"),
            (["render", "p.swift", "-o", "a", "-o", "b"], "given twice"),
        ]
        for (arguments, words) in wrong {
            let result = try workshop.start(arguments)()
            #expect(result.code == 2, "\(arguments)")
            #expect(result.errors.contains(words), "\(arguments): \(result.errors)")
            #expect(result.output.isEmpty)
        }
        let help = try workshop.run("--help")
        #expect(help.code == 0 && help.output.contains("cornerstone render"))
        #expect(try workshop.run("--version").output.hasPrefix("cornerstone "))
    }
}
