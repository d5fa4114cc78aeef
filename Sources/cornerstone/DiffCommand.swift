import Foundation
import ImageIO
import Raster

/// `cornerstone diff`: compares two pictures, byte by byte.
struct DiffCommand {
    private let files: [String]
    private let output: String?

    init(parsing arguments: [String]) throws {
        let reader = try ArgumentReader(arguments, options: ["-o"])
        files = reader.words
        output = reader["-o"]
        guard files.count == 2 else {
            throw CommandError.usage("`diff` compares two pictures: cornerstone diff A.png B.png [-o DIFF.png]")
        }
    }

    func run() throws -> ExitCode {
        let (first, second) = (try Self.picture(files[0]), try Self.picture(files[1]))
        guard let comparison = PictureComparison(first, second) else {
            Console.print("different sizes: \(first.width)x\(first.height) and \(second.width)x\(second.height)")
            return .failure
        }
        Console.print(comparison.description)
        if let output { try write(comparison, to: output) }
        return comparison.isEqual ? .success : .failure
    }

    private static func picture(_ file: String) throws -> Bitmap {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw CommandError.usage("\(file) cannot be read.")
        }
        guard let picture = Bitmap(pngData: data) else { throw CommandError.usage("\(file) is not a PNG.") }
        return picture
    }

    private func write(_ comparison: PictureComparison, to file: String) throws {
        guard let png = comparison.picture()?.pngData() else {
            throw CommandError.usage("there is no memory for \(file).")
        }
        do {
            try png.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw CommandError.usage("\(file) cannot be written: \(error.localizedDescription)")
        }
    }
}
