import UIKit

/// A picture at an address, and what stands for it until it is there.
///
/// Nothing is loaded from a network here: files are shown at once, other addresses stay without a picture.
public struct AsyncImage<Content: View>: View {
    let url: URL?
    let scale: CGFloat
    let content: (AsyncImagePhase) -> Content

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.content = content
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    public init(url: URL?, scale: CGFloat = 1) where Content == AsyncImagePicture {
        self.init(url: url, scale: scale) { AsyncImagePicture(image: $0.image) }
    }

    public var body: some View { content(phase) }

    private var phase: AsyncImagePhase {
        guard let url, url.isFileURL, let data = try? Data(contentsOf: url),
            let image = UIImage(data: data, scale: scale)
        else { return .empty }
        return .success(Image(uiImage: image))
    }
}

/// How far a picture has come.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A picture, or a gray plate.
public struct AsyncImagePicture: View {
    let image: Image?

    public var body: some View {
        if let image { image } else { Color(uiColor: .systemGray5) }
    }
}
