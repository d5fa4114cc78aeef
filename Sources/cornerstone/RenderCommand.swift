import Foundation
import PreviewChannel

/// `cornerstone render`: compiles a program and draws its previews.
struct RenderCommand {
    let options: RenderOptions

    init(_ options: RenderOptions) { self.options = options }

    func run() throws -> ExitCode {
        let installation = try Installation()
        let compiler = try SwiftCompiler()
        let source = ProgramSource(files: options.files, languageMode: options.languageMode)
        let digest = try source.digest(compiler: compiler, installation: installation)
        let compiled = try ProgramCache().program(digest: digest) { library in
            try compiler.compile(source, into: library, with: installation)
        }
        // The compiler has said why.
        guard let program = compiled else { return .failure }
        let output = try PictureOutput(options.output)
        let session = PreviewSession(
            installation: installation, program: program, request: request, timeout: options.timeout,
            listed: { try output.expect(previews: $0.count, moments: options.moments.count) },
            picture: { name, moment, png, size in
                let suffix = options.namesMoments ? "-\(options.moments[moment].text)" : ""
                let path = try output.write(png, named: name.file + suffix)
                Console.print("\(name.line)\(suffix)\t\(size.width)x\(size.height)\t\(path)")
            })
        try session.run()
        return session.failures == 0 ? .success : .failure
    }

    private var request: PreviewRequest {
        let folders = options.files.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
        return PreviewRequest(
            files: options.files,
            folders: folders.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
            only: options.preview, scale: options.scale, size: options.size, appearance: options.appearance,
            renderer: options.renderer, moments: options.moments.map(\.seconds))
    }
}
