import FilmzDomain
import Hummingbird
import NIOCore

/// A text file that a form sends.
enum TextUpload {
    /// - Throws: ``TextFile/Problem``, `UploadProblem`, ``WebError/notAForm``
    @concurrent static func text(_ request: Request) async throws -> String {
        var form = try MultipartReader(request)
        while let part = try await form.nextPart() {
            guard part.name == "file" else { continue }
            guard let bytes = try await form.content(upTo: TextFile.byteLimit) else {
                throw TextFile.Problem.tooLarge
            }
            // The file is complete only if the body arrives up to its last boundary.
            while try await form.nextPart() != nil {}
            return try TextFile.text(bytes.readableBytesView)
        }
        throw TextFile.Problem.empty
    }
}
