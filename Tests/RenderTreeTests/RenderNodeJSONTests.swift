import CoreGraphics
import CornerGeometry
import Foundation
import Testing

@testable import RenderTree

struct RenderNodeJSONTests {
    @Test func numbersAreShortAndTheSameEverywhere() {
        let cases: [(CGFloat, String)] = [
            (0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (0.1 + 0.2, "0.3"), (1 / 3, "0.3333"), (-0.00001, "0"),
            (-0.25, "-0.25"), (10.05, "10.05"), (123_456.789_06, "123456.7891"), (.nan, "null"),
            (.infinity, "null"),
        ]
        for (value, text) in cases { #expect(JSONText.digits(of: value) == text) }
    }

    @Test func aTreeIsOneObjectForEachNode() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 2, y: 0.5))
        path.closeSubpath()
        let shape = RenderShape(
            path: path, fillColor: nil, fillRule: .winding, strokeColor: CGColor(gray: 0, alpha: 0.5),
            lineWidth: 1.5,
            lineCap: .round, lineJoin: .bevel, miterLimit: 10, dashPattern: [4, 2], dashPhase: 0, strokeStart: 0,
            strokeEnd: 0.75)
        let child = RenderNode(
            transform: CGAffineTransform(rotationAngle: .pi / 2), outline: CornerOutline(rect: .zero), shape: shape,
            opacity: 0.25)
        let root = RenderNode(
            name: "a \"b\"\n", transform: CGAffineTransform(translationX: 10, y: 20),
            outline: CornerOutline(
                rect: CGRect(x: 0, y: 0, width: 30, height: 40),
                radii: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4), curve: .continuous),
            background: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1),
            border: RenderBorder(width: 2, color: .black), masksToBounds: true, children: [child])
        let text = root.json(name: "picture", size: CGSize(width: 30, height: 40), scale: 2)
        #expect(
            text == """
                {
                  "name": "picture",
                  "size": [30, 40],
                  "scale": 2,
                  "tree": {
                    "name": "a \\"b\\"\\n",
                    "kind": "box",
                    "frame": [10, 20, 30, 40],
                    "corners": {
                      "radius": [1, 2, 3, 4],
                      "curve": "continuous"
                    },
                    "background": "#FF8000FF",
                    "border": {
                      "width": 2,
                      "color": "#000000FF"
                    },
                    "clips": true,
                    "children": [
                      {
                        "kind": "shape",
                        "frame": [0, 0, 0, 0],
                        "transform": [0, 1, -1, 0, 0, 0],
                        "shape": {
                          "path": "M 1 2 Q 2 0.5 3 4 Z",
                          "stroke": "#00000080",
                          "lineWidth": 1.5,
                          "lineCap": "round",
                          "lineJoin": "bevel",
                          "miterLimit": 10,
                          "dash": [4, 2],
                          "dashPhase": 0,
                          "strokeEnd": 0.75
                        },
                        "opacity": 0.25
                      }
                    ]
                  }
                }

                """)
        #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    }
}
