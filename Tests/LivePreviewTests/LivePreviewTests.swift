import Foundation
import PreviewChannel
import Testing

/// The command as it is built, with a page that speaks to it.
@Suite(.serialized) struct LivePreviewTests {
    private static let card = """
        import UIKit

        final class Knob: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { backgroundColor = .blue }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                center = touches.first?.location(in: superview) ?? center
            }
        }

        @MainActor func page(_ color: UIColor) -> UIView {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
            page.backgroundColor = color
            let knob = Knob(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            knob.layer.cornerRadius = 5
            knob.backgroundColor = .white
            page.addSubview(knob)
            return page
        }

        #Preview("card") { page(.red) }
        """

    private static let red: [UInt8] = [255, 0, 0, 255]

    @Test(.timeLimit(.minutes(5))) func aSavedFileIsShownAndABrokenOneSaysWhere() throws {
        let room = try PreviewRoom(["Card.swift": Self.card])
        let page = try room.page()
        try page.hear { $0.build == .current && $0.previews.map(\.title) == ["card"] }
        page.say(#"{"kind":"watch","previews":[0]}"#)
        try page.hearPicture { $0.pixel(0, 2, 2) == Self.red }
        #expect(page.size(0) == [120, 80])

        try room.write("Card.swift", Self.card.replacing("page(.red)", with: "page(.green)"))
        try page.hearPicture { $0.pixel(0, 2, 2) != Self.red }
        let green = page.pixel(0, 2, 2)

        try room.write("Card.swift", Self.card.replacing("page(.red)", with: "page(.nothing)"))
        try page.hear { $0.build == .broken }
        let message = try #require(page.state?.messages.first { $0.kind == "error" })
        #expect(message.file.hasSuffix("Card.swift") && message.line == 20)
        // The picture and the program are still there.
        #expect(page.pixel(0, 2, 2) == green)
        page.say(#"{"kind":"touch","preview":0,"phase":"press","x":20,"y":20}"#)
        try page.hearPicture {
            $0.pixel(0, 40, 40) == [0, 0, 255, 255] || $0.pixel(0, 40, 40)?.prefix(2) == [0, 0]
        }

        try room.write("Card.swift", Self.card)
        try page.hear { $0.build == .current && $0.messages.isEmpty }
        try page.hearPicture { $0.pixel(0, 2, 2) == Self.red }
    }

    @Test(.timeLimit(.minutes(5))) func touchesSettingsAndTime() throws {
        let room = try PreviewRoom([
            "Card.swift": Self.card + """

                #Preview("moving") {
                    let page = page(.systemBackground)
                    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.subviews[0].frame.origin.x = 30 }
                    return page
                }
                """
        ])
        let page = try room.page()
        page.say(#"{"kind":"pause"}"#)
        try page.hear { $0.previews.count == 2 && !$0.isPlaying }
        page.say(#"{"kind":"watch","previews":[0,1]}"#)
        try page.hearPicture { $0.pixel(0, 2, 2) == Self.red && $0.pixel(1, 2, 2) == [255, 255, 255, 255] }
        page.say(#"{"kind":"touch","preview":0,"phase":"press","x":20,"y":20}"#)
        page.say(#"{"kind":"touch","preview":0,"phase":"move","x":45,"y":20}"#)
        page.say(#"{"kind":"touch","preview":0,"phase":"release","x":45,"y":20}"#)
        try page.hearPicture { $0.pixel(0, 40, 40) == Self.red && $0.pixel(0, 90, 40) != Self.red }
        let blue = page.pixel(0, 90, 40)

        // The dark look keeps what was done.
        page.say(
            #"{"kind":"settings","settings":{"scale":1,"appearance":"dark","isRightToLeft":false,"textSize":"standard"}}"#
        )
        try page.hearPicture { $0.size(0) == [60, 40] && $0.pixel(1, 2, 2) == [0, 0, 0, 255] }
        #expect(page.pixel(0, 20, 20) != blue)
        #expect(try #require(page.pixel(0, 45, 20))[2] > 200)

        // Time goes on by steps, forwards and back.
        page.say(#"{"kind":"seek","previews":[1],"time":1}"#)
        try page.hearPicture {
            $0.pixel(1, 45, 20) == [255, 255, 255, 255] && $0.pixel(1, 15, 20) == [0, 0, 0, 255]
        }
        page.say(#"{"kind":"seek","previews":[1],"time":0}"#)
        try page.hearPicture {
            $0.pixel(1, 15, 20) == [255, 255, 255, 255] && $0.pixel(1, 45, 20) == [0, 0, 0, 255]
        }
        page.say(#"{"kind":"step","previews":[1],"frames":30}"#)
        try page.hearPicture {
            $0.pixel(1, 35, 20) == [255, 255, 255, 255] && $0.pixel(1, 15, 20) == [0, 0, 0, 255]
        }

        page.say(#"{"kind":"inspect","preview":0}"#)
        let details = try page.hearDetails()
        #expect(details.layers.map(\.path) == ["UIView", "UIView/Knob"])
        #expect(details.layers[1].radii == [5, 5, 5, 5])
        #expect(details.layers[1].corners.prefix(2) == [35, 10])
        #expect(details.layers[1].frame == [35, 10, 20, 20])
    }

    @Test(.timeLimit(.minutes(5))) func trapsLoopsAndKillsEndTheProgramAlone() throws {
        let room = try PreviewRoom(
            [
                "Card.swift": Self.card + """

                    #Preview("trap") { () -> UIView in fatalError("no view today") }
                    final class Loop: UIView {
                        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { while true {} }
                    }
                    #Preview("loop") { Loop(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
                    """
            ], options: ["--timeout", "1"])
        let page = try room.page()
        try page.hear { $0.previews.count == 3 && $0.previews[1].problem != nil }
        #expect(try #require(page.state?.previews[1].problem).contains("no view today"))
        page.say(#"{"kind":"watch","previews":[0,2]}"#)
        try page.hearPicture { $0.pixel(0, 2, 2) == Self.red && $0.size(2) == [40, 40] }

        page.say(#"{"kind":"touch","preview":2,"phase":"press","x":5,"y":5}"#)
        try page.hear { $0.ended?.contains("did not answer within 1.0 seconds") == true }
        #expect(try #require(page.state?.ended).contains("touchesBegan"))
        #expect(page.pixel(0, 2, 2) == Self.red)

        page.say(#"{"kind":"restart"}"#)
        try page.hear { $0.ended == nil && $0.previews.count == 3 && $0.previews[1].problem != nil }
        page.say(#"{"kind":"touch","preview":0,"phase":"press","x":20,"y":20}"#)
        try page.hearPicture { $0.pixel(0, 40, 40)?[0] == 0 }

        let hosts = room.hosts
        #expect(hosts.count == 1)
        for host in hosts { kill(host, SIGKILL) }
        try page.hear { $0.ended?.contains("signal 9") == true }
        page.say(#"{"kind":"restart"}"#)
        try page.hear { $0.ended == nil && $0.previews[1].problem != nil }
        try page.hearPicture { $0.pixel(0, 40, 40) == [255, 255, 255, 255] }
        // Nonsense closes the page that says it, and no other.
        let other = try room.page()
        other.say("{")
        #expect(other.isClosed)
        page.say(#"{"kind":"touch","preview":0,"phase":"press","x":20,"y":20}"#)
        try page.hearPicture { $0.pixel(0, 40, 40)?[0] == 0 }
    }
}
