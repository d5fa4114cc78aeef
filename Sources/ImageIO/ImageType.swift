import Foundation

/// The kinds of image files that are read and written here.
enum ImageType: String, CaseIterable {
    case png = "public.png"

    /// What the bytes at the start of a file say.
    init?(signature data: Data) {
        guard data.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        self = .png
    }
}
