import FilmzDomain
import Foundation
import Hummingbird
import NIOCore

/// The picture of an offer that a form sends.
enum AdvertisementUpload {
    /// - Throws: ``AdvertisingProblem/noPicture``, `UploadProblem`, ``WebError/notAForm``
    @concurrent static func picture(_ request: Request) async throws -> AdvertisementPicture {
        var form = try MultipartReader(request)
        while let part = try await form.nextPart() {
            guard part.name == "file", part.fileName != nil else { continue }
            guard let content = try await form.content(upTo: AdvertisementPicture.byteLimit) else {
                throw AdvertisingProblem.noPicture
            }
            // The file is complete only if the body arrives up to its last boundary.
            while try await form.nextPart() != nil {}
            guard let picture = AdvertisementPicture(Data(content.readableBytesView)) else { break }
            return picture
        }
        throw AdvertisingProblem.noPicture
    }
}
