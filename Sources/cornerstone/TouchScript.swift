import Foundation
import PreviewChannel

/// What `--script` has a finger do, and when pictures are taken.
///
/// One command a line: `wait SECONDS`, `tap X Y`, `press X Y`, `move X Y`, `release`, `drag X0 Y0 X1 Y1 SECONDS`,
/// `shot NAME`. Coordinates are points of the preview. What stands after a `#` is a remark.
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
                try read(command, Array(words.dropFirst()))
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
        case "shot":
            guard words.count == 1 else { throw Mistake(text: "`shot NAME` takes one name without spaces.") }
            guard !shots.contains(where: { $0.name == words[0] }) else {
                throw Mistake(text: "`shot \(words[0])` stands twice.")
            }
            guard !words[0].contains("/") else { throw Mistake(text: "a name of a `shot` has no `/`.") }
            shots.append(Shot(name: words[0], time: time, touches: touches.count))
        default:
            throw Mistake(
                text: "there is no command `\(command)`; there are wait, tap, press, move, release, drag and shot.")
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

    /// A move for each frame.
    private mutating func drag(_ numbers: [Double]) throws {
        let (start, end) = (CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
        let begin = time
        try pass(numbers[4])
        let finish = time
        time = begin
        press(start)
        let steps = max(1, Int((numbers[4] / Self.frame).rounded()))
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            time = begin + numbers[4] * Double(part)
            move(CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        time = finish
        release()
    }
}
