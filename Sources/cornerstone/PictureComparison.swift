import Raster

/// How two pictures of one size differ, in premultiplied bytes.
struct PictureComparison {
    private let first: Bitmap
    private let second: Bitmap
    /// How many pixels are not the same.
    private(set) var differing = 0
    /// The largest difference of a channel, and the first pixel that has it.
    private(set) var largest = 0
    private(set) var place = (x: 0, y: 0)
    /// The sum of the differences of all channels of all pixels.
    private(set) var sum = 0

    /// Nil where the sizes differ.
    init?(_ first: Bitmap, _ second: Bitmap) {
        guard first.width == second.width, first.height == second.height else { return nil }
        self.first = first
        self.second = second
        for y in 0..<first.height {
            for (x, distances) in Self.distances(first, second, row: y).enumerated() where distances.max > 0 {
                differing += 1
                sum += distances.sum
                if distances.max > largest {
                    largest = distances.max
                    place = (x, y)
                }
            }
        }
    }

    var isEqual: Bool { differing == 0 }

    /// The mean difference of a channel.
    var mean: Double { Double(sum) / Double(first.width * first.height * 4) }

    /// White where the pictures agree; the darker and the redder, the more they differ.
    func picture() -> Bitmap? {
        guard let picture = Bitmap(width: first.width, height: first.height) else { return nil }
        for y in 0..<first.height {
            let distances = Self.distances(first, second, row: y)
            picture.withMutableRow(y) { row in
                for x in 0..<row.count {
                    // The smallest difference is to be seen, so shades begin at a quarter.
                    let shade = distances[x].max == 0 ? 0 : Double(64 + distances[x].max * 191 / 255) / 255
                    row[x] = PixelColor(red: 1 - shade / 4, green: 1 - shade, blue: 1 - shade, alpha: 1).bits
                }
            }
        }
        return picture
    }

    private static func distances(_ first: Bitmap, _ second: Bitmap, row y: Int) -> [(max: Int, sum: Int)] {
        first.withRow(y) { a in
            second.withRow(y) { b in
                zip(a, b).map { a, b in
                    guard a != b else { return (0, 0) }
                    let channels = [0, 8, 16, 24].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }
                    return (channels.max() ?? 0, channels.reduce(0, +))
                }
            }
        }
    }
}

extension PictureComparison: CustomStringConvertible {
    var description: String {
        guard !isEqual else { return "equal: \(first.width)x\(first.height) pixels" }
        let count = first.width * first.height
        let share = Double(differing * 100_000 / count) / 1000
        let mean = (self.mean * 10_000).rounded() / 10_000
        return """
            different: \(differing) of \(count) pixels (\(share) %), at most \(largest) of 255 at \
            (\(place.x), \(place.y)), \(mean) in the mean
            """
    }
}
