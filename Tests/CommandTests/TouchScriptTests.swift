import CoreGraphics
import Foundation
import PreviewChannel
import Raster
import Testing

@testable import cornerstone

@Suite struct TouchScriptTests {
    @Test func commands() throws {
        let script = try TouchScript(
            """
            # a remark
            wait 0.5
            press 1 2   # and another
            shot down
            move 3 4
            release
            drag 0 0 10 20 0.05
            tap 5 6
            shot end
            """, name: "s")
        let drag = [(1.0, 0.5 + 0.05 / 3), (2, 0.5 + 0.1 / 3), (3, 0.55)]
        #expect(script.touches.count == 3 + 5 + 2)
        #expect(
            Array(script.touches.prefix(4)) == [
                TouchStep(.press, at: 0.5, CGPoint(x: 1, y: 2)), TouchStep(.move, at: 0.5, CGPoint(x: 3, y: 4)),
                TouchStep(.release, at: 0.5, CGPoint(x: 3, y: 4)), TouchStep(.press, at: 0.5),
            ])
        for (index, (part, time)) in drag.enumerated() {
            let step = script.touches[4 + index]
            #expect(step.kind == .move && abs(step.time - time) < 1e-9)
            #expect(abs(step.place.x - 10 * part / 3) < 1e-9 && abs(step.place.y - 20 * part / 3) < 1e-9)
        }
        #expect(script.shots.map(\.name) == ["down", "end"] && script.shots.map(\.touches) == [1, 10])
        #expect(abs(script.shots[1].time - (0.55 + 1.0 / 60)) < 1e-9)
        let empty = try TouchScript("\n", name: "s")
        #expect(empty.shots == [TouchScript.Shot(name: "", time: 0, touches: 0)])
    }

    @Test func mistakes() {
        let wrong: [(String, String)] = [
            ("jump 1 2", "s:1: there is no command `jump`"), ("\nwait", "s:2: it is `wait SECONDS`"),
            ("wait -1", "a script lasts"), ("wait nan", "it is `wait"), ("wait 1e9", "a script lasts"),
            ("tap 1", "it is `tap X Y`"), ("move 1 2", "needs a `press`"), ("release", "needs a `press`"),
            ("press 1 1\nrelease now", "stands alone"), ("drag 0 0 1 1 -1", "a script lasts"),
            ("shot a b", "takes one name"), ("shot a\nshot a", "stands twice"), ("shot a/b", "no `/`"),
        ]
        for (text, words) in wrong {
            #expect(throws: CommandError.self, "\(text)") { try TouchScript(text, name: "s") }
            do {
                _ = try TouchScript(text, name: "s")
            } catch {
                #expect("\(error)".contains(words), "\(text): \(error)")
            }
        }
    }

    @Test func fingersAndKeys() throws {
        let script = try TouchScript(
            """
              type Hello, #1
            key delete
            pinch 100 50 20 80 0.05
            rotate 100 50 90 0
            """, name: "s")
        let texts = script.touches.prefix(2).map(\.text)
        #expect(texts == ["Hello, #1", "delete"] && script.touches[0].kind == .type)
        let pinch = script.touches.dropFirst(2).prefix(10)
        #expect(pinch.map(\.finger) == [0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
        #expect(pinch.first?.place == CGPoint(x: 90, y: 50) && pinch.last?.place == CGPoint(x: 140, y: 50))
        let turn = script.touches.suffix(2).map(\.place)
        #expect(abs(turn[0].x - 100) < 1e-9 && abs(turn[0].y - 0) < 1e-9 && abs(turn[1].y - 100) < 1e-9)
        for (text, words) in [
            ("type", "it is `type TEXT`"), ("key jump", "it is `key NAME`"), ("pinch 1 1 0 5 1", "more than 0"),
            ("rotate 1 1 90", "it is `rotate X Y DEGREES SECONDS`"),
        ] {
            do {
                _ = try TouchScript(text, name: "s")
                Issue.record("\(text)")
            } catch {
                #expect("\(error)".contains(words), "\(text): \(error)")
            }
        }
    }

    @Test func aTextIsTypedAndAViewPinched() throws {
        let workshop = try Workshop()
        try workshop.write(
            "p.swift",
            """
            import UIKit
            final class Page: UIView {
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
                @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
                    if pinch.state == .ended { print("scale", pinch.scale) }
                }
                @objc func turned(_ turn: UIRotationGestureRecognizer) {
                    if turn.state == .ended { print("turn", (turn.rotation * 180 / .pi).rounded()) }
                }
                @objc func typed() { print("text", field.text ?? "nil") }
            }
            #Preview("a") {
                let page = Page(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                page.isMultipleTouchEnabled = true
                page.backgroundColor = .white
                page.addGestureRecognizer(
                    UIPinchGestureRecognizer(target: page, action: #selector(Page.pinched(_:))))
                page.addGestureRecognizer(
                    UIRotationGestureRecognizer(target: page, action: #selector(Page.turned(_:))))
                page.field.addTarget(page, action: #selector(Page.typed), for: .editingDidEnd)
                page.addSubview(page.field)
                return page
            }
            """)
        try workshop.write(
            "s.txt",
            """
            tap 20 17
            type Ab cx
            key delete
            shot typed
            pinch 100 120 40 80 0.2
            rotate 100 120 45 0.2
            shot turned
            """)
        let result = try workshop.run("render", "p.swift", "--scale", "1", "--script", "s.txt", "-o", "out")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.lines.contains("scale 2.0"), "\(result.lines) \(result.errors)")
        #expect(result.lines.contains("turn 45.0"), "\(result.lines)")
        let picture = try ShownPicture(workshop.file("out/a-typed.png"))
        // Letters, and after them the caret in blue.
        let letters = picture.box { $0.red < 100 && $0.blue < 100 }
        let caret = picture.box { $0.red < 60 && $0.blue > 200 }
        #expect(letters.width > 25 && caret.minX >= letters.maxX - 1 && caret.height > 15)
    }

    @Test func aSliderIsDraggedInPictures() throws {
        let workshop = try Workshop()
        try workshop.write(
            "p.swift",
            """
            import UIKit
            #Preview("a") {
                let page = UIView(frame: CGRect(x: 0, y: 0, width: 131, height: 34))
                let slider = UISlider(frame: page.bounds)
                slider.addAction(UIAction { _ in print("value", slider.value) }, for: .touchUpInside)
                page.addSubview(slider)
                return page
            }
            """)
        try workshop.write("s.txt", "press 15 17\nmove 65 17\nshot held\nwait 0.5\nrelease\nshot left\n")
        let result = try workshop.run("render", "p.swift", "--scale", "1", "--script", "s.txt", "-o", "out")
        #expect(result.code == 0, "\(result.errors)")
        #expect(
            result.lines.filter { $0.hasSuffix(".png") }
                == ["a-held\t131x34\tout/a-held.png", "a-left\t131x34\tout/a-left.png"])
        #expect(result.lines.contains("value 0.5"))
        let data = try Data(contentsOf: workshop.file("out/a-left.png"))
        let bitmap = try #require(Bitmap(pngData: data))
        // Blue before the thumb, which is white, in the middle of the picture.
        #expect(bitmap.withRow(17) { [$0[20], $0[65]] } == [0xFFFF_7A00, 0xFFFF_FFFF])
    }
}
