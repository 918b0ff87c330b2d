import FilmzDomain
import FilmzPages
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The file of a recommendation, uploaded by a form.
enum ReceivedUpload {
    /// - Throws: ``RecommendationProblem/tooLarge``, ``UploadProblem``, ``WebError/notAForm``
    @concurrent static func read(_ request: Request) async throws -> Data {
        let limit = RecommendationFormat.byteLimit
        return try await MultipartReader.read(request, upTo: limit, orThrow: RecommendationProblem.tooLarge) { form in
            while let part = try await form.nextPart() {
                guard part.name == "file", part.fileName != nil else { continue }
                guard let content = try await form.content(upTo: limit) else { throw RecommendationProblem.tooLarge }
                try await form.finish()
                guard content.readableBytes > 0 else {
                    throw part.isFileChosen ? UploadProblem.emptyFile : .noFile
                }
                return Data(content.readableBytesView)
            }
            throw UploadProblem.noFile
        }
    }
}
