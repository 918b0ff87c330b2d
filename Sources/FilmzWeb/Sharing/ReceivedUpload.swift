import FilmzDomain
import FilmzPages
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The file of a recommendation that a form sends.
enum ReceivedUpload {
    /// How much of a body that is too large is still read, so that the browser shows the answer.
    private static let drainLimit = 16 << 20

    /// - Throws: ``RecommendationProblem/tooLarge``, ``UploadProblem``, ``WebError/notAForm``
    @concurrent static func read(_ request: Request) async throws -> Data {
        var form = try MultipartReader(request)
        let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
        guard length <= RecommendationFormat.byteLimit + Form.byteLimit else {
            await form.drain(upTo: drainLimit)
            throw RecommendationProblem.tooLarge
        }
        while let part = try await form.nextPart() {
            guard part.name == "file", part.fileName != nil else { continue }
            var content = ByteBuffer()
            while let bytes = try await form.nextBytes() {
                content.writeImmutableBuffer(bytes)
                guard content.readableBytes <= RecommendationFormat.byteLimit else {
                    await form.drain(upTo: drainLimit)
                    throw RecommendationProblem.tooLarge
                }
            }
            // The file is complete only if the body arrives up to its last boundary.
            while try await form.nextPart() != nil {}
            guard content.readableBytes > 0 else { throw UploadProblem.noFile }
            return Data(content.readableBytesView)
        }
        throw UploadProblem.noFile
    }
}
