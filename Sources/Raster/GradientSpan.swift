import Foundation
import RasterKernels

/// Paints rows of a gradient.
///
/// Places are worked out in blocks that begin at every eighth column of the plane, so a pixel's colour does not depend
/// on where a row begins.
struct GradientSpan: PixelSpan {
    private struct Piece {
        var ramp: rk_ramp
        /// Set where all is one colour.
        var constant: UInt32?
    }

    private static let block = 8

    private var pieces: [Piece] = []
    private let kernels: Kernels
    private var places = GradientPlaces.all(at: 0)

    /// Nothing is painted by a gradient without stops, or whose transform is singular or not finite. One whose start is
    /// its end is all at its end: the last colour, if it goes on there, or else the first.
    init(_ paint: GradientPaint, kernels: Kernels = .best) {
        self.kernels = kernels
        guard let inverse = paint.transform.inverted, inverse.isFinite, !paint.stops.isEmpty else { return }
        let stops = Self.valid(paint.stops)
        guard let places = GradientPlaces(paint, inverse) else {
            if paint.extendsAfterEnd {
                pieces = [Self.constant(stops[stops.count - 1], upper: .infinity)]
            } else if paint.extendsBeforeStart {
                pieces = [Self.constant(stops[0], upper: .infinity)]
            }
            return
        }
        self.places = places
        let nothing = GradientPaint.Stop(location: 0, red: 0, green: 0, blue: 0, alpha: 0)
        if !paint.extendsBeforeStart { pieces.append(Self.constant(nothing, upper: 0)) }
        pieces.append(Self.constant(stops[0], upper: Float(stops[0].location)))
        for (from, to) in zip(stops, stops.dropFirst()) where from.location < to.location {
            pieces.append(Self.ramp(from, to, keepsColor: paint.keepsColor))
        }
        let last = stops[stops.count - 1]
        // The end itself still belongs to the gradient.
        pieces.append(Self.constant(last, upper: paint.extendsAfterEnd ? .infinity : Float(1).nextUp))
        if !paint.extendsAfterEnd { pieces.append(Self.constant(nothing, upper: .infinity)) }
        for index in pieces.indices.dropFirst() { pieces[index].ramp.lower = pieces[index - 1].ramp.upper }
    }

    func fill(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) {
        guard !pieces.isEmpty else {
            row.update(repeating: 0)
            return
        }
        if let color = constant(y: y) { return row.update(repeating: color) }
        var done = 0
        while done < row.count {
            let ramped = fillRamp(UnsafeMutableBufferPointer(rebasing: row[done...]), x: x + done, y: y)
            done += ramped
            guard ramped == 0 else { continue }
            let start = (x + done) & ~(Self.block - 1)
            let places = places.block(x: start, y: y)
            let skip = x + done - start
            let count = min(Self.block - skip, row.count - done)
            let (low, high) = (index(of: places.min()), index(of: places.max()))
            let isEverywhere = all(places .== places)
            if isEverywhere, low == high, let constant = pieces[low].constant {
                for lane in 0..<count { row[done + lane] = constant }
            } else if isEverywhere, low == high {
                let pixels = colors(places, in: pieces[low])
                if count == Self.block {
                    UnsafeMutableRawPointer(row.baseAddress! + done).storeBytes(of: pixels, as: SIMD8<UInt32>.self)
                } else {
                    for lane in 0..<count { row[done + lane] = pixels[skip + lane] }
                }
            } else {
                for lane in 0..<count {
                    let place = places[skip + lane]
                    row[done + lane] = place.isNaN ? 0 : color(place, in: pieces[index(of: place)])
                }
            }
            done += count
        }
    }

    /// Writes the blocks of an axial gradient, from a block's begin on, that lie on one ramp. How many pixels that is.
    private func fillRamp(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) -> Int {
        guard case .axial(let base, let across, let down) = places, x & (Self.block - 1) == 0,
            row.count >= Self.block,
            let d = row.baseAddress
        else { return 0 }
        let start = base + (Double(y) + 0.5) * down
        let first = Float(start + (Double(x) + 0.5) * across)
        let piece = first.isNaN ? nil : pieces[index(of: first)]
        guard let piece, piece.constant == nil else { return 0 }
        let blocks = withUnsafePointer(to: piece.ramp) {
            kernels.ramp(d, blocks: row.count / Self.block, row: start, across: across, x: x, $0)
        }
        return blocks * Self.block
    }

    /// The colour of a whole row, where it has but one.
    func constant(y: Int) -> UInt32? {
        guard !pieces.isEmpty else { return 0 }
        return places.constant(y: y).map { color($0, in: pieces[index(of: $0)]) }
    }

    private func index(of place: Float) -> Int {
        var low = 0
        var high = pieces.count - 1
        while low < high {
            let middle = (low + high) / 2
            if place < pieces[middle].ramp.upper { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func color(_ place: Float, in piece: Piece) -> UInt32 {
        piece.constant ?? colors(SIMD8<Float>(repeating: place), in: piece)[0]
    }

    @inline(__always)
    private func colors(_ places: SIMD8<Float>, in piece: Piece) -> SIMD8<UInt32> {
        let ramp = piece.ramp
        let t = places - ramp.origin
        let alpha = t * ramp.alpha_slope + ramp.alpha
        let whole = ramp.keeps_color ? SIMD8<Float>(Self.rounded(alpha * 255)) : alpha * 255
        func component(_ start: Float, _ slope: Float) -> SIMD8<UInt32> {
            var value = (t * slope + start) * whole
            // Never over alpha, whatever the last bit of the sum.
            value.replace(with: whole, where: value .> whole)
            return Self.rounded(value)
        }
        let red = component(ramp.red, ramp.red_slope)
        let green = component(ramp.green, ramp.green_slope)
        let blue = component(ramp.blue, ramp.blue_slope)
        return red | green &<< 8 | blue &<< 16 | Self.rounded(whole) &<< 24
    }

    /// To nearest, by the bits of a float whose last place is 1.
    @inline(__always)
    private static func rounded(_ value: SIMD8<Float>) -> SIMD8<UInt32> {
        unsafeBitCast(value + 8_388_608, to: SIMD8<UInt32>.self) & 255
    }

    // MARK: Stops

    /// Everything inside 0 ... 1, locations never going back.
    private static func valid(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
        func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        var reached = 0.0
        return stops.map { stop in
            reached = max(reached, unit(stop.location))
            return GradientPaint.Stop(
                location: reached, red: unit(stop.red), green: unit(stop.green), blue: unit(stop.blue),
                alpha: unit(stop.alpha))
        }
    }

    private static func constant(_ stop: GradientPaint.Stop, upper: Float) -> Piece {
        let color = PixelColor(red: stop.red, green: stop.green, blue: stop.blue, alpha: stop.alpha)
        return Piece(ramp: rk_ramp(upper: upper), constant: color.bits)
    }

    private static func ramp(_ from: GradientPaint.Stop, _ to: GradientPaint.Stop, keepsColor: Bool) -> Piece {
        let length = to.location - from.location
        // A piece shorter than a float can tell is passed over; held so that no slope is infinite.
        func slope(_ a: Double, _ b: Double) -> Float { Float((b - a) / max(length, 1e-30)) }
        return Piece(
            ramp: rk_ramp(
                lower: -.infinity, upper: Float(to.location), origin: Float(from.location), red: Float(from.red),
                green: Float(from.green), blue: Float(from.blue), alpha: Float(from.alpha),
                red_slope: slope(from.red, to.red), green_slope: slope(from.green, to.green),
                blue_slope: slope(from.blue, to.blue), alpha_slope: slope(from.alpha, to.alpha),
                keeps_color: keepsColor),
            constant: nil)
    }
}

extension rk_ramp {
    /// A ramp that only says where it ends.
    fileprivate init(upper: Float) {
        self.init()
        (lower, self.upper) = (-.infinity, upper)
    }
}
