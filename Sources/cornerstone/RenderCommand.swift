import Foundation
import PreviewChannel

/// `cornerstone render`: compiles a program and draws its previews.
struct RenderCommand {
    let options: RenderOptions

    init(_ options: RenderOptions) { self.options = options }

    func run() throws -> ExitCode {
        guard
            let program = try CompiledProgram(
                files: options.files, languageMode: options.languageMode, platform: options.platform)
        else {
            return .failure
        }
        let output = try PictureOutput(options.output, format: options.format)
        let session = PreviewSession(
            installation: program.installation, program: program.library, request: request,
            timeout: options.timeout,
            listed: { try output.expect(previews: $0.count, moments: pictureCount) },
            picture: { name, moment, bytes, size in
                let suffix = suffix(of: moment)
                let path = try output.write(bytes, named: name.file + suffix)
                Console.print("\(name.line)\(suffix)\t\(size.width)x\(size.height)\t\(path)")
            })
        try session.run()
        return session.failures == 0 ? .success : .failure
    }

    private var pictureCount: Int { options.script?.shots.count ?? options.moments.count }

    /// What a picture's name says of its moment.
    private func suffix(of moment: Int) -> String {
        if let script = options.script {
            return script.shots[moment].name.isEmpty ? "" : "-\(script.shots[moment].name)"
        }
        return options.namesMoments ? "-\(options.moments[moment].text)" : ""
    }

    private var request: PreviewRequest {
        var request = PreviewRequest(
            files: options.files, folders: ProgramSource.folders(of: options.files),
            only: options.preview, scale: options.scale, size: options.size, appearance: options.appearance,
            renderer: options.renderer, moments: options.moments.map(\.seconds), format: options.format)
        if let script = options.script {
            request.moments = script.shots.map(\.time)
            request.touches = script.touches
            request.touchCounts = script.shots.map(\.touches)
        }
        return request
    }
}
