import APICore
import APICoreTesting
import FilmzAPITestSupport
import FilmzDomain
import Foundation
import HTTPTypes
import Testing

@testable import FilmzProviders

/// A picture of an offer comes only from the Internet, and only when it is one.
struct AdvertisementPictureFetcherTests {
    private static func fetch(
        _ answer: APIResponse, _ link: String = "https://shop.example/a.png"
    ) async throws -> AdvertisementPicture {
        let stub = MockTransport { _, _ async throws(APIError) in answer }
        return try await AdvertisementPictureFetcher(stub).fetch(try #require(AdvertisementLink(link)))
    }

    @Test func fetchesAPicture() async throws {
        let picture = SamplePicture.png(342, 513)
        let fetched = try await Self.fetch(.picture(picture))
        #expect(fetched.bytes == picture)
        #expect(fetched.mediaType == "image/png")
    }

    @Test func tellsAServerInTroubleFromWhatIsNoPicture() async throws {
        await #expect(throws: AdvertisingProblem.unreachablePicture) {
            _ = try await Self.fetch(APIResponse(status: .serviceUnavailable))
        }
        for answer in [APIResponse(status: .notFound), .picture(Data("<svg/>".utf8)), .picture(Data())] {
            await #expect(throws: AdvertisingProblem.noPicture) { _ = try await Self.fetch(answer) }
        }
    }

    @Test(arguments: [
        "https://127.0.0.1/a.png", "https://localhost/a.png", "https://[::1]/a.png", "https://10.0.0.1/a.png",
        "https://2130706433/a.png", "https://0x7f.1/a.png", "https://[::ffff:169.254.169.254]/a.png",
    ])
    func asksNothingInTheHomeNetwork(_ address: String) async throws {
        guard let link = AdvertisementLink(address) else { return }
        await #expect(throws: AdvertisingProblem.noPicture) { try await AdvertisementPictureFetcher().fetch(link) }
    }
}
