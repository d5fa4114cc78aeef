import Foundation

struct GradientSpan {
    init(_ paint: GradientPaint) {}
    func fill(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) { row.update(repeating: 0xff80_8080) }
}

struct ImageSpan {
    init(_ paint: ImagePaint) {}
    func fill(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) { row.update(repeating: 0xff80_8080) }
}
