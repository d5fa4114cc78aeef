import Foundation
import PreviewChannel

/// What `--script` has a finger do, and when pictures are taken.
///
/// One command a line: `wait SECONDS`, `tap X Y`, `press X Y`, `move X Y`, `release`, `drag X0 Y0 X1 Y1 SECONDS`,
/// `pinch X Y FROM TO SECONDS`, `rotate X Y DEGREES SECONDS`, `type TEXT`, `key NAME`, `shot NAME`. Coordinates are points
/// of the preview. What stands after a `#` is a remark, but for the text that is typed.
struct TouchScript: Equatable {
    /// A picture, and how many of the touches come before it.
    struct Shot: Equatable {
        var name: String
        var time: Double
        var touches: Int
    }

    private static let frame = 1.0 / 60
    private static let longest = 3600.0

    private(set) var touches: [TouchStep] = []
    /// The last one has no name where the script takes no pictures: it shows the end.
    private(set) var shots: [Shot] = []
    private var time = 0.0
    private var finger: CGPoint?

    /// Of a file.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else {
            throw CommandError.usage("`--script \(path)` cannot be read.")
        }
        try self.init(text, name: path)
    }

    /// - Parameter name: For messages.
    init(_ text: String, name: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let command = words.first else { continue }
            do {
                if command == "type" {
                    try type(line)
                } else {
                    try read(command, Array(words.dropFirst()))
                }
            } catch let mistake as Mistake {
                throw CommandError.usage("\(name):\(index + 1): \(mistake.text)")
            }
        }
        if shots.isEmpty { shots = [Shot(name: "", time: time, touches: touches.count)] }
    }

    private struct Mistake: Error {
        var text: String
    }

    private mutating func read(_ command: String, _ words: [String]) throws {
        switch command {
        case "wait": try pass(numbers(words, 1, "wait SECONDS")[0])
        case "tap":
            let place = try numbers(words, 2, "tap X Y")
            press(CGPoint(x: place[0], y: place[1]))
            try pass(Self.frame)
            release()
        case "press":
            let place = try numbers(words, 2, "press X Y")
            press(CGPoint(x: place[0], y: place[1]))
        case "move":
            let place = try numbers(words, 2, "move X Y")
            guard finger != nil else { throw Mistake(text: "`move` needs a `press` before it.") }
            move(CGPoint(x: place[0], y: place[1]))
        case "release":
            guard words.isEmpty else { throw Mistake(text: "`release` stands alone.") }
            guard finger != nil else { throw Mistake(text: "`release` needs a `press` before it.") }
            release()
        case "drag": try drag(numbers(words, 5, "drag X0 Y0 X1 Y1 SECONDS"))
        case "pinch": try pinch(numbers(words, 5, "pinch X Y FROM TO SECONDS"))
        case "rotate": try rotate(numbers(words, 4, "rotate X Y DEGREES SECONDS"))
        case "key": try key(words)
        case "shot":
            guard words.count == 1 else { throw Mistake(text: "`shot NAME` takes one name without spaces.") }
            guard !shots.contains(where: { $0.name == words[0] }) else {
                throw Mistake(text: "`shot \(words[0])` stands twice.")
            }
            guard !words[0].contains("/") else { throw Mistake(text: "a name of a `shot` has no `/`.") }
            shots.append(Shot(name: words[0], time: time, touches: touches.count))
        default:
            throw Mistake(
                text: "there is no command `\(command)`; there are wait, tap, press, move, release, drag, "
                    + "pinch, rotate, type, key and shot.")
        }
    }

    private func numbers(_ words: [String], _ count: Int, _ usage: String) throws -> [Double] {
        let numbers = words.compactMap(Double.init).filter(\.isFinite)
        guard words.count == count, numbers.count == count else { throw Mistake(text: "it is `\(usage)`.") }
        return numbers
    }

    private mutating func pass(_ seconds: Double) throws {
        guard seconds >= 0, time + seconds <= Self.longest else {
            throw Mistake(text: "a script lasts from 0 to \(Int(Self.longest)) seconds.")
        }
        time += seconds
    }

    private mutating func press(_ place: CGPoint) {
        if finger != nil { release() }
        finger = place
        touches.append(TouchStep(.press, at: time, place))
    }

    private mutating func move(_ place: CGPoint) {
        finger = place
        touches.append(TouchStep(.move, at: time, place))
    }

    private mutating func release() {
        touches.append(TouchStep(.release, at: time, finger ?? .zero))
        finger = nil
    }

    private mutating func drag(_ numbers: [Double]) throws {
        let (start, end) = (CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
        try gesture(numbers[4]) { part in
            [CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)]
        }
    }

    /// Two fingers beside each other about a point; their distance changes.
    private mutating func pinch(_ numbers: [Double]) throws {
        guard numbers[2] > 0, numbers[3] > 0 else { throw Mistake(text: "fingers are more than 0 points apart.") }
        try gesture(numbers[4]) { part in
            let half = (numbers[2] + (numbers[3] - numbers[2]) * part) / 2
            return [-half, half].map { CGPoint(x: numbers[0] + $0, y: numbers[1]) }
        }
    }

    /// Two fingers 100 points apart turn about a point, clockwise.
    private mutating func rotate(_ numbers: [Double]) throws {
        try gesture(numbers[3]) { part in
            let angle = numbers[2] * part / 180 * .pi
            return [-50.0, 50].map {
                CGPoint(x: numbers[0] + $0 * cos(angle), y: numbers[1] + $0 * sin(angle))
            }
        }
    }

    private mutating func key(_ words: [String]) throws {
        guard words.count == 1, TouchStep.keys.contains(words[0]) else {
            throw Mistake(text: "it is `key NAME`, where NAME is \(TouchStep.keys.joined(separator: ", ")).")
        }
        touches.append(TouchStep(.key, at: time, text: words[0]))
    }

    /// All that stands after the command and one space, with spaces and signs.
    private mutating func type(_ line: Substring) throws {
        let text = line.drop(while: \.isWhitespace).dropFirst("type".count).dropFirst()
        guard !text.isEmpty else { throw Mistake(text: "it is `type TEXT`.") }
        touches.append(TouchStep(.type, at: time, text: String(text)))
    }

    /// Fingers come down, move in each frame, and are lifted.
    ///
    /// - Parameter places: Of all fingers, at a part of the way.
    private mutating func gesture(_ seconds: Double, _ places: (CGFloat) -> [CGPoint]) throws {
        let begin = time
        try pass(seconds)
        let finish = time
        time = begin
        if finger != nil { release() }
        func add(_ kind: TouchStep.Kind, _ part: CGFloat) {
            for (finger, place) in places(part).enumerated() {
                touches.append(TouchStep(kind, at: time, place, finger: finger))
            }
        }
        add(.press, 0)
        let steps = max(1, Int((seconds / Self.frame).rounded()))
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            time = begin + seconds * Double(part)
            add(.move, part)
        }
        time = finish
        add(.release, 1)
    }
}
