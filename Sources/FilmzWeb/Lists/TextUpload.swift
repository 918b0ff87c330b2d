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
            var bytes = ByteBuffer()
            while let piece = try await form.nextBytes() {
                bytes.writeImmutableBuffer(piece)
                guard bytes.readableBytes <= TextFile.byteLimit else {
                    // A browser that is cut off while sending shows no answer.
                    await form.drain(upTo: 16 << 20)
                    throw TextFile.Problem.tooLarge
                }
            }
            // The file is complete only if the body arrives up to its last boundary.
            while try await form.nextPart() != nil {}
            return try TextFile.text(bytes.readableBytesView)
        }
        throw TextFile.Problem.empty
    }
}
