import CornerKit
import Testing
import UIKit

@Suite struct DesignTextTests {
    private func error(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "none"
        } catch { return "\(error)" }
    }

    @Test func shadows() throws {
        let plain = try DesignShadow(css: "2px 4px")
        #expect(plain == DesignShadow(x: 2, y: 4, blur: 0, color: UIColor(red: 0, green: 0, blue: 0, alpha: 1)))
        let full = try DesignShadow(css: " 0 -4px  12px -2px rgb(0 0 0 / 25%) ")
        #expect(full.offset == CGSize(width: 0, height: -4) && full.blur == 12 && full.spread == -2)
        #expect(full.radius == 6 && full.color.cgColor.alpha == 0.25 && !full.isInset)
        for text in ["inset #f00 1px 2px 3px 4px", "1px 2px 3px 4px #f00 inset", "INSET 1px 2px 3px 4px Red"] {
            let shadow = try DesignShadow(css: text)
            #expect(
                shadow
                    == DesignShadow(
                        x: 1, y: 2, blur: 3, spread: 4, color: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                        isInset: true
                    ), "\(text)")
        }
        let list = try DesignShadow.list(css: "0 1px 2px #0003, 0 4px 8px rgba(0, 0, 0, 0.1)")
        #expect(list.map(\.blur) == [2, 8] && list.map(\.offset.height) == [1, 4])
        #expect(try DesignShadow.list(css: "none").isEmpty)
    }

    @Test func whatIsWrongWithAShadow() {
        for (text, problem) in [
            ("", "it is empty"), ("1px", "two lengths at least are wanted: the offset's x and y"),
            ("1px 2", "2 has no unit; write 2px"), ("1px 2px -3px", "the blur is negative"),
            ("1px 2px 3px 4px 5px", "there are more than four lengths"),
            ("1px 2px red 3px", "3px stands apart from the other lengths"),
            ("1px 2px red blue", "blue is a second colour, or no word of a shadow"),
            ("1em 2px", "1em depends on text or window; write it in px"),
            ("1px 2px 3lightyears", "3lightyears has an unknown unit, lightyears"),
            ("10% 2px", "a percentage has no place here"),
            ("1px 2px salmonish", "salmonish is no colour that is known here; write it as #RRGGBB or rgb()"),
            ("1px 2px #12345", "#12345 is no colour: 3, 4, 6 or 8 hexadecimal digits are"),
            ("1px 2px rgb(1 2)", "rgb() has 2 numbers; three are a colour, a fourth its alpha"),
            ("1px 2px rgb(1 2 3", "a bracket is not closed"), ("1px 2px, ", "there is nothing beside a comma"),
            ("inset 1px 2px inset", "inset stands twice"),
            ("1px inset 2px", "inset belongs at the beginning or at the end"),
            ("1px 2px, 3px 4px", "2 shadows stand where one is wanted; use DesignShadow.list(css:)"),
            ("1px 1e999px", "1e999px is no number"), (".px 1px", ".px is no number"),
        ] {
            #expect(
                error { _ = try DesignShadow(css: text) } == "box-shadow \"\(text)\": \(problem)", "\(text)")
        }
    }

    @Test func colours() throws {
        func parts(_ text: String) throws -> [Int] {
            let color = try UIColor(css: text).cgColor
            return (color.components ?? []).map { Int(($0 * 255).rounded()) }
        }
        #expect(try parts("#1a2B3c") == [26, 43, 60, 255] && parts("#08f") == [0, 136, 255, 255])
        #expect(try parts("#08f8") == [0, 136, 255, 136] && parts("#11223380") == [17, 34, 51, 128])
        #expect(
            try parts("rgb(255, 0, 51)") == [255, 0, 51, 255]
                && parts("rgba(100% 50% 0% / .5)") == [255, 128, 0, 128])
        #expect(
            try parts("hsl(0 100% 50%)") == [255, 0, 0, 255] && parts("hsl(120deg 100% 25%)") == [0, 128, 0, 255])
        #expect(try parts("hsl(-120, 100%, 50%, 50%)") == [0, 0, 255, 128])
        #expect(try parts("transparent") == [0, 0, 0, 0] && parts(" Orange ") == [255, 165, 0, 255])
        #expect(try parts("rgb(300 -20 0)") == [255, 0, 0, 255])
        #expect(error { _ = try UIColor(css: "lab(1 2 3)") }.contains("lab() is no colour that is known here"))
        #expect(error { _ = try UIColor(css: "") }.hasPrefix("color \"\": "))
    }

    @Test func radii() throws {
        let size = CGSize(width: 200, height: 100)
        func corners(_ text: String) throws -> [CGFloat] {
            let corners = try CardCorners(css: text, in: size)
            return [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
        }
        #expect(try corners("8px") == [8, 8, 8, 8] && corners("8px 4px") == [8, 4, 8, 4])
        #expect(try corners("8px 4px 2px") == [8, 4, 2, 4] && corners("1px 2px 3px 0") == [1, 2, 3, 0])
        #expect(try corners("12pt") == [16, 16, 16, 16] && corners("8px / 8px") == [8, 8, 8, 8])
        // Ovals that come out round.
        #expect(try corners("10% / 20%") == [20, 20, 20, 20] && corners("5px 10% / 5px 20%") == [5, 20, 5, 20])
        #expect(try corners("0 8px / 30px 8px") == [0, 8, 0, 8])
        // All made smaller by one factor.
        #expect(try corners("80px") == [50, 50, 50, 50] && corners("9999px") == [50, 50, 50, 50])
        let large: [CGFloat] = [250.0 / 3, 50.0 / 3, 250.0 / 3, 0]
        #expect(zip(try corners("100px 20px 100px 0"), large).allSatisfy { abs($0 - $1) < 1e-9 })
        let square = try CardCorners(css: "50%", in: CGSize(width: 60, height: 60))
        #expect(square == 30)
    }

    @Test func whatIsWrongWithRadii() {
        for (text, problem) in [
            ("", "it is empty"), ("1px 2px 3px 4px 5px", "there are more than four radii"),
            ("-1px", "-1px is negative"),
            ("8", "8 has no unit; write 8px"), ("8px /", "no radius stands on one side of the /"),
            ("1px / 2px / 3px", "there is more than one /"), ("1px, 2px", "a comma has no place here"),
            ("round", "round is no length"), ("nanpx", "nanpx is no length"),
            ("10%", "the top left corner is an oval of 20.0 by 10.0 points; only round corners are drawn"),
            (
                "4px / 4px 4px 8px",
                "the bottom right corner is an oval of 4.0 by 8.0 points; only round corners are drawn"
            ),
        ] {
            let said = error { _ = try CardCorners(css: text, in: CGSize(width: 200, height: 100)) }
            #expect(said == "border-radius \"\(text)\": \(problem)", "\(text)")
        }
    }
}
