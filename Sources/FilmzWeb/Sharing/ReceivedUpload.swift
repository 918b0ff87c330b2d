import FilmzDomain
import FilmzPages
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The file of a recommendation that a form sends.
enum ReceivedUpload {
    /// - Throws: ``RecommendationProblem/tooLarge``, ``UploadProblem``, ``WebError/notAForm``
    @concurrent static func read(_ request: Request) async throws -> Data {
        var form = try MultipartReader(request)
        let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
        guard length <= RecommendationFormat.byteLimit + Form.byteLimit else {
            await form.drain()
            throw RecommendationProblem.tooLarge
        }
        while let part = try await form.nextPart() {
            guard part.name == "file", part.fileName != nil else { continue }
            guard let content = try await form.content(upTo: RecommendationFormat.byteLimit) else {
                throw RecommendationProblem.tooLarge
            }
            // The file is complete only if the body arrives up to its last boundary.
            while try await form.nextPart() != nil {}
            guard content.readableBytes > 0 else { throw UploadProblem.noFile }
            return Data(content.readableBytesView)
        }
        throw UploadProblem.noFile
    }
}
