import Foundation

/// Bytes for an image.
public final class CGDataProvider: Sendable {
    public let data: CFData?

    public init?(data: CFData) {
        self.data = data
    }

    /// The file's bytes; nil where it cannot be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    public init?(filename: UnsafePointer<CChar>) {
        guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        self.data = data
    }
}
