import Foundation
internal import Raster

/// A transparency layer that is being drawn.
struct ContextLayer {
    /// As large as the context, and a margin around it for what casts a shadow from outside.
    let bitmap: Bitmap
    let margin: Int
    /// How many states lay saved when it began, the one that it ends with included.
    let depth: Int
}
