import APICore
import APICoreTesting
import Foundation
import TMDbAPI
import Testing

@Suite struct ImageTests {
    let standard = TMDbImageConfiguration.standard

    @Test(arguments: [
        (TMDbImageKind.poster, 300, "w342"), (.poster, 342, "w342"), (.poster, 343, "w500"), (.poster, 1, "w92"),
        (.poster, 0, "w92"), (.poster, -5, "w92"), (.poster, 781, "original"), (.backdrop, 1000, "w1280"),
        (.logo, 46, "w92"), (.logo, 501, "original"), (.profile, 186, "h632"), (.profile, 421, "h632"),
        (.profile, 422, "original"), (.still, 200, "w300"), (.still, 301, "original"),
    ])
    func choosesTheSmallestThatIsWideEnough(_ kind: TMDbImageKind, _ width: Int, _ size: String) {
        #expect(
            standard.url(for: "/a.jpg", kind: kind, width: width)?.absoluteString
                == "https://image.tmdb.org/t/p/\(size)/a.jpg")
    }

    @Test func noPathIsNoImage() {
        for path in [nil, "", "/", "/.", "/.."] as [String?] {
            #expect(standard.url(for: path, kind: .poster, width: 300) == nil)
            #expect(standard.originalURL(for: path) == nil)
        }
    }

    @Test func aPathCannotLeaveItsPlace() {
        #expect(
            standard.originalURL(for: "//evil.example/../x?y#z")?.absoluteString
                == "https://image.tmdb.org/t/p/original/evil.example%2F..%2Fx%3Fy%23z")
        #expect(standard.originalURL(for: "a é.jpg")?.absoluteString.hasSuffix("/original/a%20%C3%A9.jpg") == true)
    }

    @Test func readsTheServicesOwn() async throws {
        let configuration = try await TMDbClient(answering: "configuration.json").configuration()
        #expect(configuration.changeKeys == ["adult", "overview"])
        let images = configuration.images
        #expect(images.secureBaseURL.absoluteString == "https://image.example.org/t/p/")
        #expect(
            images.url(for: "/a.jpg", kind: .poster, width: 101)?.absoluteString
                == "https://image.example.org/t/p/w250/a.jpg")
        #expect(images.sizes[.still] == standard.sizes[.still])
        #expect(images.sizes[.profile] == standard.sizes[.profile])
    }

    @Test func lengthsOfNoPictureAreLeftOut() async throws {
        let sizes = #"["w0", "w100001", "w9223372036854775807", "h9223372036854775807", "h-3", "w400", "original"]"#
        let client = TMDbClient(MockTransport("{\"images\": {\"poster_sizes\": \(sizes)}}"))
        let images = try await client.configuration().images
        for (width, size) in [(1, "w400"), (401, "original")] {
            #expect(
                images.url(for: "/a.jpg", kind: .poster, width: width)?.absoluteString
                    == "https://image.tmdb.org/t/p/\(size)/a.jpg")
        }
    }

    @Test func imagesComeEncrypted() async throws {
        let client = TMDbClient(MockTransport(#"{"images": {"secure_base_url": "http://i.example/p"}}"#))
        #expect(try await client.configuration().images.secureBaseURL.absoluteString == "https://i.example/p/")
    }

    @Test func whatIsMissingIsStandard() async throws {
        let client = TMDbClient(MockTransport(#"{"images": {"base_url": "http://x.example/", "poster_sizes": 7}}"#))
        let configuration = try await client.configuration()
        #expect(configuration.images == standard)
        #expect(configuration.changeKeys.isEmpty)
    }
}
