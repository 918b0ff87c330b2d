import FilmzDomain
import Foundation
import Testing

@testable import FilmzProviders

@Suite struct AddressGuardTests {
    private static func addresses(_ texts: [String]) -> AddressGuard.Resolver {
        { _ in texts.compactMap { IPAddress($0) } }
    }

    private func allowed(_ text: String, _ origins: [String] = []) -> String? {
        let guardian = AddressGuard(
            allowedOrigins: Set(origins.compactMap { URL(string: $0).flatMap { WebOrigin($0) } }))
        return URL(string: text).flatMap(guardian.allowed)?.absoluteString
    }

    @Test(arguments: [
        ("https://image.tmdb.org/t/p/w342/a.jpg", "https://image.tmdb.org/t/p/w342/a.jpg"),
        ("http://image.tmdb.org/a.jpg", "https://image.tmdb.org/a.jpg"),
        ("http://ia.media-imdb.com:80/a.jpg", "https://ia.media-imdb.com/a.jpg"),
        (
            "https://m.media-amazon.com:443/images/M/a._V1_SX300.jpg",
            "https://m.media-amazon.com/images/M/a._V1_SX300.jpg"
        ),
        ("HTTPS://Image.TMDb.org/A.jpg", "https://image.tmdb.org/A.jpg"),
        ("https://image.tmdb.org/a.jpg#top", "https://image.tmdb.org/a.jpg"),
        ("https://images-na.ssl-images-amazon.com/a.jpg", "https://images-na.ssl-images-amazon.com/a.jpg"),
        (
            "https://is1-ssl.mzstatic.com/image/thumb/a/600x600bb.jpg",
            "https://is1-ssl.mzstatic.com/image/thumb/a/600x600bb.jpg"
        ),
        (
            "https://amc-theatres-res.cloudinary.com/v1/a%20b.jpg",
            "https://amc-theatres-res.cloudinary.com/v1/a%20b.jpg"
        ),
    ])
    func letsProvidersPicturesThrough(text: String, asked: String) {
        #expect(allowed(text) == asked)
    }

    @Test(arguments: [
        // Other hosts, however similar they look.
        "https://example.com/a.jpg", "https://image.tmdb.org.example.com/a", "https://tmdb.org/a",
        "https://evil-image.tmdb.org/a", "https://mzstatic.com/a", "https://evilmzstatic.com/a",
        "https://a.b.mzstatic.com/a", "https://.mzstatic.com/a", "https://mzstatic.com.evil.com/a",
        "https://is1-ssl.mzstatic.com.evil.com/a", "https://image.tmdb.org./a", "https://image.tmdb.org../a",
        "https://imаge.tmdb.org/a", "https://xn--imge-63d.tmdb.org/a", "https://image.tmdb%2eorg/a",
        "https://image.tmdb.org%00.evil.com/a", "https://image。tmdb。org.evil.com/a",
        // Other ports, people, schemes.
        "https://image.tmdb.org:8080/a", "https://image.tmdb.org:80/a", "http://image.tmdb.org:443/a",
        "https://image.tmdb.org:0/a", "https://user@image.tmdb.org/a", "https://user:word@image.tmdb.org/a",
        "https://image.tmdb.org@evil.com/a", "https://@image.tmdb.org/a", "ftp://image.tmdb.org/a",
        "file:///etc/passwd", "data:image/png;base64,AAAA", "gopher://image.tmdb.org/", "//image.tmdb.org/a",
        "image.tmdb.org/a", "/a", "https:///a", "https:image.tmdb.org/a", "javascript:alert(1)",
        // Machines by number, in every spelling.
        "https://127.0.0.1/a", "http://127.0.0.1:8080/a", "https://0177.0.0.1/a", "https://2130706433/a",
        "https://0x7f.1/a", "https://0x7f000001/a", "https://127.1/a", "https://[::1]/a", "https://[::]/a",
        "https://[::ffff:10.0.0.1]/a", "https://[64:ff9b::7f00:1]/a", "https://[fe80::1%25eth0]/a",
        "https://localhost/a", "https://169.254.169.254/latest/meta-data", "https://8.8.8.8/a",
        "https://①②⑦.⓪.⓪.①/a",
    ])
    func letsNothingElseThrough(text: String) {
        #expect(allowed(text) == nil)
    }

    @Test func boundsTheLength() {
        let name = String(repeating: "a", count: 1_900)
        #expect(allowed("https://image.tmdb.org/\(name)") != nil)
        #expect(allowed("https://image.tmdb.org/\(name)\(name)") == nil)
    }

    @Test func letsThroughWhatAnOperatorPutInAProvidersPlace() {
        let origins = ["http://127.0.0.1:8091/tmdb/3", "https://pictures.home"]
        #expect(allowed("http://127.0.0.1:8091/pictures/a.png", origins) == "http://127.0.0.1:8091/pictures/a.png")
        #expect(allowed("https://pictures.home:443/a.png", origins) != nil)
        for text in [
            "http://127.0.0.1:8092/a", "http://127.0.0.1/a", "https://127.0.0.1:8091/a", "http://127.0.0.2:8091/a",
            "http://localhost:8091/a", "http://user@127.0.0.1:8091/a", "http://pictures.home/a",
            "https://pictures.home./a", "http://2130706433:8091/a",
        ] {
            #expect(allowed(text, origins) == nil, "\(text)")
        }
    }

    @Test(arguments: [
        "127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255",
        "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1",
        "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1",
        "255.255.255.255", "::", "::1", "::127.0.0.1", "::8.8.8.8", "::ffff:10.0.0.1", "::ffff:7f00:1",
        "0:0:0:0:0:ffff:169.254.169.254", "64:ff9b::7f00:1", "64:ff9b::10.0.0.1", "64:ff9b:1::1", "100::1",
        "2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:2::1", "2001:10::1", "2001:db8::1", "2002:7f00:1::",
        "2002:0a00:0001::1", "3fff::1", "4000::1", "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%eth0", "fec0::1",
        "ff02::1",
        "5f00::1",
    ])
    func whatIsNotOnTheInternetIsNotPublic(text: String) async throws {
        let address = try #require(IPAddress(text))
        #expect(!address.isPublic)
        let url = try #require(URL(string: "https://image.tmdb.org/a.jpg"))
        for texts in [[text], ["8.8.8.8", text], [text, "2606:4700::1"]] {
            let guardian = AddressGuard(resolver: Self.addresses(texts))
            await #expect(throws: AddressGuard.Refusal.notPublic) { try await guardian.check(url) }
        }
    }

    @Test(arguments: [
        "8.8.8.8", "1.1.1.1", "100.63.255.255", "100.128.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.1",
        "198.17.255.255", "198.20.0.0", "223.255.255.255", "11.0.0.0", "2606:4700::1", "2a00:1450:4001:81b::200e",
        "2001:200::1", "2001:4860:4860::8888", "2003::1", "::ffff:8.8.8.8", "64:ff9b::808:808",
    ])
    func whatIsOnTheInternetIsPublic(text: String) async throws {
        let address = try #require(IPAddress(text))
        #expect(address.isPublic)
        #expect(IPAddress(address.description) == address)
        let url = try #require(URL(string: "http://image.tmdb.org/a.jpg"))
        let passage = try await AddressGuard(resolver: Self.addresses([text])).check(url)
        #expect(passage.addresses == [address])
        #expect(passage.host == "image.tmdb.org")
        #expect(passage.url.absoluteString == "https://image.tmdb.org/a.jpg")
    }

    @Test func aHostThatIsNowhereIsUnknown() async throws {
        struct Nowhere: Error {}
        let url = try #require(URL(string: "https://image.tmdb.org/a.jpg"))
        for guardian in [AddressGuard(resolver: Self.addresses([])), AddressGuard { _ in throw Nowhere() }] {
            await #expect(throws: AddressGuard.Refusal.unknownHost) { try await guardian.check(url) }
        }
    }

    @Test func anOperatorsOriginMayBeAnywhere() async throws {
        let url = try #require(URL(string: "http://pictures.home:8091/a.png"))
        let origin = try #require(WebOrigin(url))
        let guardian = AddressGuard(allowedOrigins: [origin], resolver: Self.addresses(["10.0.0.7"]))
        #expect(try await guardian.check(url).addresses == [IPAddress("10.0.0.7")])
    }

    @Test(arguments: ["127.0.0.1", "localhost", "[::1]"])
    func asksTheSystem(host: String) async throws {
        let addresses = try await AddressGuard.ask(host)
        #expect(!addresses.isEmpty)
        #expect(addresses.allSatisfy { !$0.isPublic })
    }
}
