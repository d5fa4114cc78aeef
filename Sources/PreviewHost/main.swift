// Draws the previews of one compiled program, in a process of its own: what the program does to itself,
// be it a trap, an exit or an endless loop, ends here.
//
//     PreviewHost libCornerstone.so PROGRAM.so REQUEST(JSON) DESCRIPTOR

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

func complain(_ text: String) -> Never {
    fputs("cornerstone: \(text)\n", stderr)
    exit(70)
}

func lastError() -> String { dlerror().map { String(cString: $0) } ?? "unknown reason" }

let arguments = CommandLine.arguments
guard arguments.count == 5, let descriptor = Int32(arguments[4]) else {
    complain("PreviewHost is started by `cornerstone render`.")
}
guard let library = dlopen(arguments[1], RTLD_NOW | RTLD_GLOBAL) else {
    complain("\(arguments[1]) cannot be loaded: \(lastError())")
}
guard let symbol = dlsym(library, "cornerstone_draw_previews") else {
    complain("\(arguments[1]) is of another version: \(lastError())")
}
// What the program prints must be out before it may trap.
setvbuf(stdout, nil, _IOLBF, 0)

typealias DrawPreviews = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, Int32) -> Int32
let drawPreviews = unsafeBitCast(symbol, to: DrawPreviews.self)
exit(drawPreviews(arguments[2], arguments[3], descriptor))
