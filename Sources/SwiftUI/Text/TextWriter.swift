import CoreText
import UIKit

/// Writes a text with the attributes that it has in an environment.
struct TextWriter {
    let environment: EnvironmentValues

    /// What is painted otherwise than the surroundings say.
    static let paintKey = NSAttributedString.Key(rawValue: "CornerstoneShapeStyle")

    /// Looks as they come about from the outside in.
    private struct Look {
        var font: Font
        var fontChanges: [Font.Change] = []
        var attributes: [NSAttributedString.Key: Any] = [:]
    }

    func write(_ text: Text) -> NSMutableAttributedString {
        let result = NSMutableAttributedString(string: "")
        var look = Look(font: environment.font ?? .body)
        for change in environment.textSettings.changes { apply(change, &look) }
        write(text, look, into: result)
        return result
    }

    private func write(_ text: Text, _ outer: Look, into result: NSMutableAttributedString) {
        var look = outer
        // What is said last lies outermost, and what is inside of it counts more.
        for change in text.changes.reversed() { apply(change, &look) }
        switch text.storage {
        case .verbatim(let string): add(string, look, result)
        case .formatted(let text): add(text.write(environment.locale), look, result)
        case .joined(let first, let second):
            write(first, look, into: result)
            write(second, look, into: result)
        case .localized(let key):
            for piece in key.pieces {
                switch piece {
                case .text(let string): add(string, look, result)
                case .formatted(let text): add(text.write(environment.locale), look, result)
                case .styled(let text): write(text, look, into: result)
                }
            }
        case .attributed(let string):
            for run in string.runs {
                var own = look
                for (key, value) in Self.attributes(of: run) { own.attributes[key] = value }
                if let font = run.attributes[SwiftUIFontAttribute.self] { own.font = font }
                add(String(string[run.range].characters), own, result)
            }
        }
    }

    private static func attributes(of run: AttributedString.Runs.Run) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = run.attributes[SwiftUIForegroundAttribute.self] {
            attributes[paintKey] = PaintSource(style: color)
        }
        return attributes
    }

    private func add(_ string: String, _ look: Look, _ result: NSMutableAttributedString) {
        let written =
            switch environment.textSettings.textCase {
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            case nil: string
            }
        guard !written.isEmpty else { return }
        var attributes = look.attributes
        var font = look.font
        font.changes += look.fontChanges
        attributes[.font] = font.resolved(in: environment)
        result.append(NSAttributedString(string: written, attributes: attributes))
    }

    /// The paints in a string, in their order.
    static func sources(in string: NSAttributedString) -> [PaintSource] {
        var sources: [PaintSource] = []
        string.enumerateAttribute(paintKey, in: NSRange(location: 0, length: string.length), options: []) {
            value, _, _ in
            guard let source = value as? PaintSource, !sources.contains(where: { $0 === source }) else { return }
            sources.append(source)
        }
        return sources
    }

    private func apply(_ change: TextChange, _ look: inout Look) {
        switch change {
        case .font(let font): if let font { look.font = font }
        case .fontChange(let change, let isActive):
            if isActive { look.fontChanges.append(change) } else { look.fontChanges.removeAll { $0 == change } }
        case .style(let style): look.attributes[Self.paintKey] = PaintSource(style: style)
        case .color(let color): look.attributes[Self.paintKey] = color.map { PaintSource(style: $0) }
        case .kerning(let points):
            // No kerning of nought: that would turn the font's own off.
            look.attributes[.kern] = points == 0 || !points.isFinite ? nil : NSNumber(value: Double(points))
        case .tracking(let points):
            look.attributes[.tracking] = points.isFinite ? NSNumber(value: Double(points)) : nil
        case .baselineOffset(let points):
            look.attributes[.baselineOffset] = points.isFinite ? NSNumber(value: Double(points)) : nil
        case .underline(let isActive, let pattern, let color):
            look.attributes[.underlineStyle] = isActive ? NSNumber(value: 1 | pattern.style) : nil
            look.attributes[.underlineColor] = color.map { UIColor(cgColor: $0.resolved(in: environment)) }
        case .strikethrough(let isActive, let pattern, let color):
            look.attributes[.strikethroughStyle] = isActive ? NSNumber(value: 1 | pattern.style) : nil
            look.attributes[.strikethroughColor] = color.map { UIColor(cgColor: $0.resolved(in: environment)) }
        }
    }
}

/// A style as an attribute.
final class PaintSource: Sendable {
    let style: any ShapeStyle

    init(style: any ShapeStyle) { self.style = style }
}

/// Attributes of this module in attributed strings.
enum SwiftUIFontAttribute: AttributedStringKey {
    typealias Value = Font
    static let name = "SwiftUI.Font"
}

enum SwiftUIForegroundAttribute: AttributedStringKey {
    typealias Value = Color
    static let name = "SwiftUI.ForegroundColor"
}
