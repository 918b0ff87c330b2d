import FilmzDomain
import Foundation
import Testing

@testable import FilmzWeb

struct ServerConfigurationTests {
    @Test(arguments: [
        ("127.0.0.1", true), ("127.8.9.10", true), ("localhost", true), ("LocalHost", true), ("::1", true),
        ("0.0.0.0", false), ("192.168.1.5", false), ("::", false), ("127.0.0.1.evil.example", false),
        ("127.evil", false), ("127.0.0.256", false), ("127.0.0.+1", false), ("", false), ("filmz.example", false),
    ])
    func onlyThisMachinesAddressesArePrivate(host: String, isPrivate: Bool) {
        #expect(ServerConfiguration(host: host).isPrivate == isPrivate)
    }

    @Test func whoeverIsServedThroughAProxyIsNotPrivate() throws {
        let proxy = try #require(AddressRange("127.0.0.1"))
        #expect(!ServerConfiguration(trustedProxies: [proxy]).isPrivate)
        #expect(!ServerConfiguration(publicAddress: PublicAddress("https://films.example.org")).isPrivate)
        var onSocket = ServerConfiguration()
        onSocket.socket = "/run/filmz/filmz.sock"
        #expect(!onSocket.isPrivate, "a proxy asks there")
    }

    @Test(arguments: [
        ("localhost:4455", "localhost"), ("LOCALHOST", "localhost"), ("127.0.0.1:80", "127.0.0.1"),
        ("[::1]:4455", "[::1]"), ("[::1]", "[::1]"), ("evil.example:4455", "evil.example"), ("", ""),
    ])
    func theNameIsReadFromTheHost(authority: String, name: String) {
        #expect(HostNames.name(in: authority) == name)
    }

    @Test func onlyOwnNamesAreAnsweredTo() {
        let machine = ProcessInfo.processInfo.hostName.lowercased()
        let home = ServerConfiguration()
        let network = ServerConfiguration(host: "0.0.0.0", publicAddress: PublicAddress("https://films.example.org"))
        for name in ["localhost", "127.0.0.1:4455", "[::1]:4455"] {
            #expect(home.names.contain(name), "\(name)")
            #expect(network.names.contain(name), "\(name)")
        }
        let others = [
            "192.168.1.5:4455", "[fd00::5]:4455", "films.example.org", machine + ":4455",
            machine.prefix { $0 != "." } + ".local",
        ]
        for name in others where name != "localhost:4455" {
            #expect(!home.names.contain(name), "\(name)")
            #expect(network.names.contain(name), "\(name)")
        }
        for name in ["evil.example", "", "192.168.1.5.evil.example", "[evil]", "films.example.org.evil.example"] {
            #expect(!home.names.contain(name), "\(name)")
            #expect(!network.names.contain(name), "\(name)")
        }
    }

    @Test(arguments: [
        ("https://films.example.org", "https://films.example.org", true),
        ("HTTPS://Films.Example.org:443/", "https://films.example.org", true),
        ("https://films.example.org:8443", "https://films.example.org:8443", true),
        ("http://192.168.1.5:4455", "http://192.168.1.5:4455", false),
        ("https://nas.local", "https://nas.local", false),
        ("https://nas", "https://nas", false), ("https://[fd00::5]:4455", "https://[fd00::5]:4455", false),
    ])
    func thePublicAddressIsRead(text: String, address: String, hasRealName: Bool) throws {
        let read = try #require(PublicAddress(text))
        #expect(read.description == address)
        #expect(read.hasRealName == hasRealName)
    }

    @Test(arguments: [
        "", "films.example.org", "ftp://films.example.org", "https://", "https://films.example.org/filmz",
        "https://user@films.example.org", "https://films.example.org?a", "https://films.example.org/#a",
        "https://é.org",
        "javascript:alert(1)",
    ])
    func anythingElseIsNoPublicAddress(text: String) {
        #expect(PublicAddress(text) == nil)
    }

    @Test func aPhoneIsLedHere() {
        func address(_ configuration: ServerConfiguration, askedBy authority: String) -> String? {
            PhoneAddress(configuration, ownAddress: { "192.168.1.5" }).address(
                askedBy: Client(address: nil, isSecure: false, authority: authority, isForwarded: false))
        }
        let network = ServerConfiguration(host: "0.0.0.0")
        #expect(address(ServerConfiguration(), askedBy: "localhost:4455") == nil)
        for own in ["localhost:4455", "127.0.0.1:4455", "[::1]:4455"] {
            #expect(address(network, askedBy: own) == "http://192.168.1.5:4455")
        }
        #expect(address(network, askedBy: "nas.local:4455") == "http://nas.local:4455")
        #expect(address(network, askedBy: "10.0.0.7") == "http://10.0.0.7")
        let named = ServerConfiguration(publicAddress: PublicAddress("https://films.example.org"))
        #expect(address(named, askedBy: "localhost:4455") == "https://films.example.org")
        let alone = ServerConfiguration(publicAddress: PublicAddress("http://localhost:4455"))
        #expect(address(alone, askedBy: "localhost:4455") == nil)
    }

    @Test func aTextBecomesASquare() throws {
        let code = try #require(QRCode("http://192.168.1.5:4455"))
        #expect(code.rows.count == 25)
        #expect(code.rows.allSatisfy { $0.count == 25 })
        #expect(code.rows[0].prefix(8) == [true, true, true, true, true, true, true, false], "a finder pattern")
        #expect(QRCode("") == nil)
        #expect(QRCode("a\0b") == nil)
        #expect(QRCode(String(repeating: "a", count: 501)) == nil)
    }
}
