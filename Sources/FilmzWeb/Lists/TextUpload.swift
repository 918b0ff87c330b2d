import FilmzDomain
import FilmzReading
import Hummingbird
import NIOCore

/// A text file, uploaded by a form.
enum TextUpload {
    /// - Throws: ``TextFile/Problem``, `UploadProblem`, ``WebError/notAForm``
    @concurrent static func text(_ request: Request) async throws -> String {
        try await MultipartReader.read(request, upTo: TextFile.byteLimit, orThrow: TextFile.Problem.tooLarge) { form in
            while let part = try await form.nextPart() {
                guard part.name == "file" else { continue }
                guard let bytes = try await form.content(upTo: TextFile.byteLimit) else {
                    throw TextFile.Problem.tooLarge
                }
                try await form.finish()
                return try TextFile.text(bytes.readableBytesView)
            }
            throw TextFile.Problem.empty
        }
    }
}
