import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import OMDbAPI
import Testing

@Suite struct PosterTests {
    private static let pictures: [[UInt8]] = [
        [0xFF, 0xD8, 0xFF, 0xE0, 1], [0x89, 0x50, 0x4E, 0x47, 0x0D], Array("GIF89a".utf8), Array("RIFF1234WEBP".utf8),
    ]

    @Test(arguments: pictures) func picturesComeAsTheyAre(bytes: [UInt8]) async throws {
        let stub = MockTransport(bodies: [Data(bytes)])
        #expect(try await OMDbClient(stub).poster(for: "tt0078748", height: 900) == Data(bytes))
        #expect(await stub.addresses == ["https://img.omdbapi.com/?i=tt0078748&h=900&apikey=secret"])
        #expect(await stub.requests.first?.fields[.accept] == "image/*")
    }

    @Test(arguments: [
        ("Error: Invalid API key!", 200, APIError.Kind.unauthorized, 1),
        (#"{"Response":"False","Error":"Invalid API key!"}"#, 401, .unauthorized, 1),
        ("Error: Request limit reached!", 200, .quotaExceeded, 1),
        ("", 200, .unreadable, 2),
        ("<html>no</html>", 200, .unreadable, 2),
        (#"{"imdbID":"tt1","Response":"True"}"#, 200, .unreadable, 2),
        ("GIF89a", 404, .notFound, 1),
        ("RIFF1234AVI ", 200, .unreadable, 2),
        ("busy", 503, .serviceUnavailable, 3),
    ]) func whatIsNoPictureIsAnError(body: String, status: Int, kind: APIError.Kind, calls: Int) async throws {
        let stub = MockTransport { _, _ in .text(body, status: status) }
        let error = await #expect(throws: APIError.self) { try await OMDbClient(stub).poster(for: "tt1") }
        #expect(error?.kind == kind)
        #expect(await stub.requests.count == calls)
    }

    @Test func addressesChangeTheirWidth() throws {
        let poster = try #require(OMDbPoster("https://m.media-amazon.com/images/M/MV5B_SX1@._V1_SX300.jpg"))
        #expect(
            poster.url(width: 900).absoluteString == "https://m.media-amazon.com/images/M/MV5B_SX1@._V1_SX900.jpg")
        #expect(poster.url(width: 0) == poster.url)
        let cropped = try #require(OMDbPoster("https://m.media-amazon.com/images/M/MV5B._V1_UY268_CR0,0.jpg"))
        #expect(cropped.url(width: 900) == cropped.url)
        let scaledAndCropped = try #require(OMDbPoster("https://m.example/images/M/MV5B._V1_SX300_CR0,0,300,444_.jpg"))
        #expect(scaledAndCropped.url(width: 900) == scaledAndCropped.url)
    }

    @Test func addressesAreSecure() throws {
        let poster = try #require(OMDbPoster(" http://ia.media-imdb.com/images/M/MV5B._V1_SX300.jpg "))
        #expect(poster.url.absoluteString == "https://ia.media-imdb.com/images/M/MV5B._V1_SX300.jpg")
        for text in ["", "N/A", "javascript:alert(1)", "file:///etc/passwd", "poster.jpg"] {
            #expect(OMDbPoster(text) == nil)
        }
    }
}
