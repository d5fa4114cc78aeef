import Foundation
import PreviewChannel

/// `cornerstone explain`: says of each layer of a program's previews what does not show as it was meant, and what its
/// shadow costs.
struct ExplainCommand {
    let options: ExplainOptions

    init(_ options: ExplainOptions) { self.options = options }

    func run() throws -> ExitCode {
        guard
            let program = try CompiledProgram(
                files: options.files, languageMode: options.languageMode, platform: options.platform)
        else {
            return .failure
        }
        let request = PreviewRequest(
            files: options.files, folders: ProgramSource.folders(of: options.files), only: options.preview,
            scale: options.scale, size: options.size, appearance: options.appearance, format: .explanation)
        var previews: [ExplainedPreview] = []
        let session = PreviewSession(
            installation: program.installation, program: program.library, request: request,
            timeout: options.timeout, listed: { _ in },
            picture: { name, _, bytes, _ in
                let preview = try ExplainedPreview(name: name, payload: bytes)
                if !options.isJSON { preview.lines.forEach(Console.print) }
                previews.append(preview)
            })
        try session.run()
        Console.print(
            options.isJSON ? try ExplainedPreview.json(of: previews) : ExplainedPreview.summary(of: previews))
        return session.failures == 0 ? .success : .failure
    }
}
