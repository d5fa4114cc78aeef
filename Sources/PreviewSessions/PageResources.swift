import PreviewServer

/// The page's files, which the command carries in itself.
enum PageResources {
    static let all: [String: WebResource] = [
        "": WebResource(type: "text/html; charset=utf-8", bytes: PackageResources.index_html),
        "style.css": WebResource(type: "text/css; charset=utf-8", bytes: PackageResources.style_css),
        "main.js": script(PackageResources.main_js),
        "connection.js": script(PackageResources.connection_js),
        "cards.js": script(PackageResources.cards_js),
        "canvas.js": script(PackageResources.canvas_js),
        "inspector.js": script(PackageResources.inspector_js),
        "toolbar.js": script(PackageResources.toolbar_js),
    ]

    private static func script(_ bytes: [UInt8]) -> WebResource {
        WebResource(type: "text/javascript; charset=utf-8", bytes: bytes)
    }
}
