import CornerGeometry
import Foundation
import Raster

/// One operation of a scene, in points, as the scenes are specified.
///
/// It has two readers: `encode` for checksums and for other engines, `item` for our renderer.
indirect enum SceneOperation: Sendable {
    case clear(SceneColor)
    case fillRect(CGRect, SceneColor)
    case fill(CornerOutline, SceneColor)
    case stroke(CornerOutline, width: Double, SceneColor)
    case shadow(CornerOutline, SceneShadow)
    /// A gradient, clipped to the outline.
    case gradient(CornerOutline, SceneGradient)
    /// The tile image with its corner at the outline's, clipped to the outline.
    case image(CornerOutline)
    /// The first part of the outline's length, with round joins and caps.
    case trim(CornerOutline, width: Double, fraction: Double, SceneColor)
    /// The outline in dashes, with round joins and butt caps.
    case dash(CornerOutline, width: Double, on: Double, off: Double, SceneColor)
    case fillPath(PathData, SceneColor)
    case gradientPath(PathData, SceneGradient)
    /// Operations drawn on a transparent layer, with a shadow of their combined alpha; bounds of the content.
    case group(CGRect, [SceneOperation], SceneShadow)
}
