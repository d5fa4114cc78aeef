import Foundation
import PreviewChannel
import UIFoundation
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
    endWithReader(of: descriptor)
    return MainActor.assumeIsolated {
        func send(_ frame: PreviewFrame) {
            // Where no one listens any more there is nothing left to do.
            guard let bytes = try? frame.encoded(), (try? output.write(contentsOf: bytes)) != nil else { exit(1) }
        }
        do {
            let request = try JSONDecoder().decode(PreviewRequest.self, from: json)
            ImageSearchPath.directories = request.folders
            try PreviewProgram(loading: path).registerPreviews()
            let runtime = PreviewRuntime(request: request, report: send)
            guard let commands = request.commands else {
                runtime.run()
                return 0
            }
            enlarge(descriptor)
            LiveRuntime(request: request, previews: runtime.list(), report: send).run(commands)
            return 0
        } catch let failure as PreviewProgram.Failure {
            send(PreviewFrame(.notLoaded(reason: failure.reason)))
        } catch {
            send(PreviewFrame(.notLoaded(reason: "\(error)")))
        }
        return 1
    }
}

/// Ends this process as soon as no one can read what is written to a pipe: a preview that never ends would otherwise
/// outlive a command that was killed.
private func endWithReader(of descriptor: Int32) {
    Thread.detachNewThread {
        while true {
            var wait = pollfd(fd: descriptor, events: 0, revents: 0)
            let count = poll(&wait, 1, -1)
            if count > 0, wait.revents & Int16(POLLERR) != 0 { _exit(1) }
            // The program closed the descriptor: then there is nothing to watch.
            if count > 0 || errno != EINTR { return }
        }
    }
}

/// Lets a picture of usual size fit into a pipe, so that it goes over in few turns.
private func enlarge(_ pipe: Int32) {
    #if os(Linux)
        // F_SETPIPE_SZ, which the C library names for GNU's programs alone.
        _ = fcntl(pipe, 1031, 1 << 20)
    #endif
}
