import Foundation
import PreviewChannel
import UIKit

/// The door through which the host process comes in: loads a program and draws its previews.
///
/// - Parameters:
///   - program: The path of the compiled program.
///   - request: A `PreviewRequest` as JSON.
///   - descriptor: Where the reports are written.
/// - Returns: The exit status of the process.
@_cdecl("cornerstone_draw_previews")
public func drawPreviews(
    _ program: UnsafePointer<CChar>, _ request: UnsafePointer<CChar>, _ descriptor: Int32
) -> Int32 {
    let path = String(cString: program)
    let json = Data(String(cString: request).utf8)
    let output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    return MainActor.assumeIsolated {
        func send(_ frame: PreviewFrame) {
            // Where no one listens any more there is nothing left to do.
            guard let bytes = try? frame.encoded(), (try? output.write(contentsOf: bytes)) != nil else { exit(1) }
        }
        do {
            let request = try JSONDecoder().decode(PreviewRequest.self, from: json)
            ImageSearchPath.directories = request.folders
            try PreviewProgram(loading: path).registerPreviews()
            PreviewRuntime(request: request, report: send).run()
            return 0
        } catch let failure as PreviewProgram.Failure {
            send(PreviewFrame(.notLoaded(reason: failure.reason)))
        } catch {
            send(PreviewFrame(.notLoaded(reason: "\(error)")))
        }
        return 1
    }
}
