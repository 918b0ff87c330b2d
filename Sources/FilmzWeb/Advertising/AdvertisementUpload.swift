import FilmzDomain
import Foundation
import Hummingbird
import NIOCore

/// The picture of an offer, uploaded by a form.
enum AdvertisementUpload {
    /// - Throws: ``AdvertisingProblem/noPicture``, `UploadProblem`, ``WebError/notAForm``
    @concurrent static func picture(_ request: Request) async throws -> AdvertisementPicture {
        let limit = AdvertisementPicture.byteLimit
        return try await MultipartReader.read(request, upTo: limit, orThrow: AdvertisingProblem.noPicture) { form in
            while let part = try await form.nextPart() {
                guard part.name == "file", part.fileName != nil else { continue }
                guard let content = try await form.content(upTo: limit) else { throw AdvertisingProblem.noPicture }
                try await form.finish()
                guard let picture = AdvertisementPicture(Data(content.readableBytesView)) else { break }
                return picture
            }
            throw AdvertisingProblem.noPicture
        }
    }
}
