import CornerGeometry
import Foundation
import Raster

extension SceneOperation {
    /// A group gives its beginning, its content and its end; every other operation gives one.
    var encoded: [EncodedOperation] {
        switch self {
        case .clear(let color):
            [EncodedOperation(name: "clear", numbers: color.numbers)]
        case .fillRect(let rect, let color):
            [EncodedOperation(name: "fill_rect", numbers: rect.numbers + color.numbers)]
        case .fill(let outline, let color):
            switch outline.curve {
            case .circular: [EncodedOperation(name: "fill_rrect", numbers: outline.numbers + color.numbers)]
            case .continuous: SceneOperation.fillPath(outline.path, color).encoded
            }
        case .stroke(let outline, let width, let color):
            [outline.path.encoded("stroke_path", [width] + color.numbers)]
        case .shadow(let outline, let shadow):
            [EncodedOperation(name: "shadow_rrect", numbers: outline.numbers + shadow.numbers)]
        case .gradient(let outline, let gradient):
            [EncodedOperation(name: "lin_rrect", numbers: outline.numbers + gradient.numbers)]
        case .image(let outline):
            [EncodedOperation(name: "img_rrect", numbers: outline.numbers)]
        case .trim(let outline, let width, let fraction, let color):
            [EncodedOperation(name: "trim_rrect", numbers: outline.numbers + [width, fraction] + color.numbers)]
        case .dash(let outline, let width, let on, let off, let color):
            [EncodedOperation(name: "dash_rrect", numbers: outline.numbers + [width, on, off] + color.numbers)]
        case .fillPath(let path, let color):
            [path.encoded("fill_path", color.numbers)]
        case .gradientPath(let path, let gradient):
            [path.encoded("lin_path", gradient.numbers)]
        case .group(let bounds, let content, let shadow):
            [EncodedOperation(name: "group_begin", numbers: bounds.numbers)] + content.flatMap(\.encoded)
                + [EncodedOperation(name: "group_end", numbers: shadow.numbers)]
        }
    }
}

extension CGRect {
    fileprivate var numbers: [Double] { [Double(minX), Double(minY), Double(width), Double(height)] }
}

extension CornerOutline {
    fileprivate var numbers: [Double] {
        rect.numbers + [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map { Double($0) }
    }
}

extension PathData {
    fileprivate func encoded(_ name: String, _ more: [Double]) -> EncodedOperation {
        let letters = verbs.map { verb in
            switch verb {
            case .move: "M"
            case .line: "L"
            case .quad: "Q"
            case .cubic: "C"
            case .close: "Z"
            }
        }
        return EncodedOperation(
            name: name, verbs: letters.joined(), numbers: points.flatMap { [Double($0.x), Double($0.y)] } + more)
    }
}
