import FilmzDomain
import Foundation
import Testing

@testable import FilmzProviders

@Suite struct ProviderConfigurationTests {
    typealias Entry = ProviderConfiguration.Entry

    @Test func nothingSaidIsTheUsual() throws {
        let configuration = try ProviderConfiguration()
        #expect(Provider.allCases.filter(configuration.isWanted) == [.omdb, .tmdb, .amc])
        #expect(try ProviderConfiguration([.iTunes: Entry(address: "https://store.example")]).isWanted(.iTunes))
        #expect(configuration.dailyLimit(of: .omdb) == 1_000)
        #expect(configuration.dailyLimit(of: .tmdb) == nil)
        #expect(configuration.language == "en-US")
        #expect(configuration.country == "US")
    }

    @Test func whatIsSaidCounts() throws {
        let configuration = try ProviderConfiguration(
            [
                .omdb: Entry(key: " abc ", address: "https://omdb.example/x", isEnabled: false, dailyLimit: 7),
                .amc: Entry(key: "", address: ""),
            ], language: "DE-de", country: "de")
        #expect(configuration.keys[.omdb]?.text == "abc")
        #expect(configuration.keys[.amc] == nil)
        #expect(configuration.addresses == [.omdb: URL(string: "https://omdb.example/x")])
        #expect(configuration.enabled == [.omdb: false])
        #expect(configuration.dailyLimit(of: .omdb) == 7)
        #expect(configuration.language == "de-DE")
        #expect(configuration.country == "DE")
    }

    @Test(arguments: [
        "http://127.0.0.1:8091/omdb/", "http://127.3.2.1", "http://localhost:1", "http://[::1]:8091/omdb",
        "HTTPS://example.org",
    ])
    func addressesOfThisMachineNeedNoEncryption(address: String) throws {
        #expect(try ProviderConfiguration([.omdb: Entry(address: address)]).addresses[.omdb] != nil)
    }

    @Test(arguments: [
        "http://example.org", "http://127.0.0.1.example.org", "http://127.1", "http://127.0.0.010", "http://2130706433",
        "http://localhost.example.org", "http://[::2]", "ftp://127.0.0.1", "127.0.0.1", "https://", "file:///etc",
        "https://name:word@example.org", "https://example.org/?x=1", "https://example.org/#x", "http://0.0.0.0",
    ])
    func otherAddressesAreRefused(address: String) {
        let error = #expect(throws: ProviderConfiguration.Invalid.self) {
            try ProviderConfiguration([.omdb: Entry(address: address)])
        }
        #expect([.address(.omdb), .addressTooMuch(.omdb), .addressUnencrypted(.omdb)].contains(error))
    }

    @Test(arguments: [
        "https://tmdb.example", "https://tmdb.example/", "https://tmdb.example/3/movie", "https://tmdb.example/4",
        "http://127.0.0.1:8091/tmdb", "https://tmdb.example/33",
    ])
    func anAddressOfTMDbEndsWithTheVersion(address: String) throws {
        #expect(throws: ProviderConfiguration.Invalid.addressWithoutVersion(.tmdb, ending: "3")) {
            try ProviderConfiguration([.tmdb: Entry(address: address)])
        }
    }

    @Test(arguments: ["https://tmdb.example/3", "https://tmdb.example/3/", "http://127.0.0.1:8091/tmdb/3"])
    func anAddressOfTMDbWithTheVersionIsGood(address: String) throws {
        #expect(try ProviderConfiguration([.tmdb: Entry(address: address)]).addresses[.tmdb] == URL(string: address))
    }

    @Test(arguments: ["a b", "ä", "a\u{7}b", String(repeating: "x", count: 513)])
    func whatCannotBeAKeyIsRefusedWithoutBeingRepeated(key: String) {
        #expect(throws: ProviderConfiguration.Invalid.key(.tmdb, longest: ProviderKey.longest)) {
            try ProviderConfiguration([.tmdb: Entry(key: key)])
        }
        #expect(throws: DomainError.invalid(.key, .malformed)) { try ProviderKey(key) }
    }

    @Test func theRestIsCheckedToo() {
        #expect(throws: ProviderConfiguration.Invalid.self) { try ProviderConfiguration([.iTunes: Entry(key: "x")]) }
        #expect(throws: ProviderConfiguration.Invalid.self) { try ProviderConfiguration([.omdb: Entry(dailyLimit: 0)]) }
        for language in ["", "english", "en_US", "en-", "e", "en-US-x", "en&x=1"] {
            #expect(throws: ProviderConfiguration.Invalid.self) { try ProviderConfiguration(language: language) }
        }
        for country in ["", "USA", "U1", "ÜS"] {
            #expect(throws: ProviderConfiguration.Invalid.self) { try ProviderConfiguration(country: country) }
        }
    }

    @Test func tokensAreTold() throws {
        #expect(try ProviderKey("aaa.bbb.ccc").isToken)
        #expect(try ProviderKey(String(repeating: "a", count: 65)).isToken)
        #expect(try !ProviderKey(String(repeating: "a", count: 32)).isToken)
    }

    @Test func nothingShowsAKey() throws {
        let entry = Entry(key: "secret-key")
        let configuration = try ProviderConfiguration([.omdb: entry])
        var text = "\(entry) \(String(reflecting: entry)) \(configuration) \(String(reflecting: configuration))"
        dump(entry, to: &text)
        dump(configuration, to: &text)
        #expect(!text.contains("secret"))
        #expect(text.contains("OMDb on with a key"))
    }
}
