import CornerGeometry
import Foundation
import Testing

@testable import Raster

struct CornerReachTests {
    /// What is left out has less than half a level, whatever corner of whichever curve.
    @Test(arguments: [CornerCurve.circular, .continuous], [0.7, 2, 4.5])
    func nothingIsLeftOutThatShows(_ curve: CornerCurve, _ sigma: Double) {
        for radii in [CornerRadii(38), CornerRadii(topLeft: 20, topRight: 33.5, bottomRight: 45, bottomLeft: 28)] {
            let outline = Pictures.outline(15.3, 14.6, 84.5, 80.2, radii, curve)
            let drawn = Pictures.alphas([Pictures.shadow(outline, sigma: sigma)], 116, 110)
            let exact = ExactPicture(outline: outline, width: 116, height: 110).shadow(sigma: sigma, perPixel: 8)
            for (alpha, value) in zip(drawn, exact) where alpha == 0 { #expect(value < 0.6) }
            #expect(Pictures.difference(drawn, exact) <= 1)
        }
    }

    @Test func rowsBesideACornerBeginInside() throws {
        let shape = CornerShape(radius: 100, extentX: 100, extentY: 100, curve: .circular)
        let profile = GaussianProfile.shared(sigma: 5)
        var nodes: [CornerNodes.Node] = []
        CornerNodes.make(shape, sigma: 5, into: &nodes)
        let reach = try #require(CornerReach(nodes, shape, profile: profile))
        // At the height of the edge the arc is farther away than the blur reaches, for half of the corner's width.
        #expect((38...45).contains(reach.inset(depth: 0)))
        // Beside the straight side it is the margin.
        #expect((-17 ... -14).contains(reach.inset(depth: 120)))
        // Over all of the corner there is nothing.
        #expect(reach.inset(depth: -30) > 97)
        // Where the blur is as wide as the corner nothing is gained.
        #expect(CornerReach(nodes, shape, profile: GaussianProfile.shared(sigma: 30)) == nil)
    }
}
