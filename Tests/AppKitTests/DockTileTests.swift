import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct DockTileTests {
    @Test func theContentTakesTheTilesSizeAndIsLaidOut() {
        final class Content: NSView {
            var layouts = 0
            override func layout() {
                super.layout()
                layouts += 1
            }
        }
        let tile = NSApplication.shared.dockTile
        #expect(tile === NSApplication.shared.dockTile && tile.owner === NSApplication.shared)
        let content = Content(frame: NSRect(x: 3, y: 4, width: 5, height: 6))
        tile.contentView = content
        #expect(content.frame == NSRect(x: 0, y: 0, width: 128, height: 128) && tile.size == content.frame.size)
        tile.display()
        #expect(content.layouts == 1)
        tile.badgeLabel = "3"
        #expect(tile.badgeLabel == "3" && tile.showsApplicationBadge)
        tile.contentView = nil
        tile.badgeLabel = nil
    }

    @Test func theProgramsPictureIsTheOneThatWasSet() {
        #expect(NSApplication.shared.applicationIconImage == nil)
        let icon = NSImage(size: NSSize(width: 4, height: 4))
        NSApplication.shared.applicationIconImage = icon
        #expect(NSApplication.shared.applicationIconImage === icon)
        NSApplication.shared.applicationIconImage = nil
    }
}
