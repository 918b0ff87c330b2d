import FilmzDomain
import HTTPTypes
import Testing

@testable import FilmzWeb

/// Who the client is, and which address it asked for. A proxy is believed only if it is trusted.
struct ClientTests {
    private static func client(
        from peer: String?, _ headers: [(String, String)], _ configuration: ServerConfiguration = behindProxy
    ) -> Client {
        var fields = HTTPFields()
        for (name, value) in headers {
            if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
        }
        let head = HTTPRequest(
            method: .get, scheme: "http", authority: "Filmz.local:4455", path: "/", headerFields: fields)
        return Client(head, from: peer.flatMap { IPAddress($0) }, configuration: configuration)
    }

    private static let behindProxy = ServerConfiguration(
        trustedProxies: ["127.0.0.1", "10.0.0.0/8"].compactMap(AddressRange.init),
        publicAddress: PublicAddress("https://films.example.org"))

    private static let told = [
        ("X-Forwarded-For", "192.0.2.7"), ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "Films.example.org"),
    ]

    @Test func aTrustedProxyIsBelieved() {
        let client = Self.client(from: "127.0.0.1", Self.told)
        #expect(client.address == IPAddress("192.0.2.7"))
        #expect(client.origin == "https://films.example.org")
    }

    @Test func whoeverAsksOnASocketIsBelieved() {
        var configuration = ServerConfiguration()
        configuration.socket = "/run/filmz/filmz.sock"
        let client = Self.client(from: nil, Self.told, configuration)
        #expect(client.address == IPAddress("192.0.2.7"))
        #expect(client.origin == "https://films.example.org")
        #expect(Self.client(from: "192.0.2.66", Self.told, configuration).address == IPAddress("192.0.2.66"))
    }

    @Test(arguments: ["192.0.2.66", "127.0.0.2", nil])
    func nobodyElseIs(peer: String?) {
        let client = Self.client(from: peer, Self.told)
        #expect(client.address == peer.flatMap { IPAddress($0) })
        #expect(client.origin == "http://filmz.local:4455")
        #expect(client.isForwarded)
    }

    @Test(arguments: [
        ("192.0.2.7, 10.1.1.1", "192.0.2.7"), ("6.6.6.6, 192.0.2.7", "192.0.2.7"),
        ("6.6.6.6,192.0.2.7 , 10.1.1.1, 10.2.2.2", "192.0.2.7"), ("10.1.1.1", "10.1.1.1"), ("unknown", "127.0.0.1"),
        ("192.0.2.7, nonsense", "127.0.0.1"), ("", "127.0.0.1"),
    ])
    func theClientIsTheLastThatIsNoProxy(list: String, address: String) {
        #expect(Self.client(from: "127.0.0.1", [("X-Forwarded-For", list)]).address == IPAddress(address))
    }

    @Test func severalLinesAreOneList() {
        let headers = [("X-Forwarded-For", "6.6.6.6"), ("X-Forwarded-For", "192.0.2.7")]
        #expect(Self.client(from: "127.0.0.1", headers).address == IPAddress("192.0.2.7"))
    }

    @Test func aProxyThatSaysLittleServesThePublicAddress() {
        #expect(Self.client(from: "127.0.0.1", []).isSecure)
        #expect(!Self.client(from: "127.0.0.1", [("X-Forwarded-Proto", "http")]).isSecure)
        #expect(Self.client(from: "127.0.0.1", [("X-Forwarded-Proto", "gopher")]).isSecure)
        #expect(!Self.client(from: "192.0.2.1", []).isSecure)
    }

    @Test func ownHTTPSIsSecure() {
        let configuration = ServerConfiguration(certificate: CertificateFiles(certificate: "a", key: "b"))
        #expect(Self.client(from: "192.0.2.1", [], configuration).origin == "https://filmz.local:4455")
    }

    @Test(arguments: ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "Via"])
    func aProxyShows(header: String) {
        #expect(Self.client(from: "127.0.0.1", [(header, "x")], ServerConfiguration()).isForwarded)
        #expect(!Self.client(from: "127.0.0.1", [], ServerConfiguration()).isForwarded)
    }
}
