import APICore
public import FilmzDomain
import Foundation

/// A client that fetches the picture of an offer once, from the address that an owner gives; Filmz then stores it.
///
/// It calls only servers on the Internet, at most two at a time. A call with all its redirects ends after fifteen
/// seconds.
public struct AdvertisementPictureFetcher: Sendable {
    private let fetcher: PosterFetcher

    public init() {
        self.init(CheckedTransport(AddressGuard(anywhereAnd: [])))
    }

    /// - Parameter transport: sends each request, and checks its address
    init(_ transport: any Transport) {
        fetcher = PosterFetcher(transport: ConcurrencyLimited(transport, calls: 2))
    }

    /// - Throws: ``AdvertisingProblem/noPicture``, ``AdvertisingProblem/unreachablePicture``
    public func fetch(_ link: AdvertisementLink) async throws(AdvertisingProblem) -> AdvertisementPicture {
        guard let url = URL(string: link.description) else { throw .noPicture }
        let picture: Picture
        do throws(PosterFetcher.Failure) {
            picture = try await fetcher.fetch(url)
        } catch {
            if error == .trouble { throw .unreachablePicture }
            throw .noPicture
        }
        guard let checkedPicture = AdvertisementPicture(picture.bytes) else { throw .noPicture }
        return checkedPicture
    }
}
