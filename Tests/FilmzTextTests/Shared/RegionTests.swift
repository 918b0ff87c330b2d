import FilmzText
import Testing

/// The region by which dates, times and numbers are written.
struct RegionTests {
    @Test(
        arguments: [
            ("en-US", "US"), ("en-us", "US"), ("de-AT", "AT"), ("zh-Hant-TW", "TW"), ("es-419", "419"),
            ("de-CH-1996", "CH"), ("sl-IT-nedis", "IT"), ("en", nil), ("de-Latn", nil), ("de-1996", nil), ("", nil),
            ("-", nil), ("-US", nil), ("en-u-hc-h12", nil), ("en-x-us", nil), ("en-é1", nil), ("en-U$", nil),
            (String(repeating: "en-", count: 100_000) + "US", nil),
        ] as [(String, String?)])
    func aTagNamesIt(tag: String, code: String?) {
        #expect(Region(tag: tag)?.description == code)
    }

    @Test(
        arguments: [
            (["LANG": "en_US.UTF-8"], "US"), (["LC_TIME": "de_AT.UTF-8", "LANG": "en_US.UTF-8"], "AT"),
            (["LC_ALL": "fr_CA", "LC_TIME": "de_AT"], "CA"), (["LC_ALL": "", "LC_TIME": "de_DE@euro"], "DE"),
            (["LC_ALL": "C", "LC_TIME": "de_DE"], nil), (["LANG": "C.UTF-8"], nil), (["LANG": "POSIX"], nil),
            (["LANG": "de"], nil), (["LANG": "../../etc"], nil), (["LANGUAGE": "de_DE"], nil), ([:], nil),
        ] as [([String: String], String?)])
    func theEnvironmentNamesIt(environment: [String: String], code: String?) {
        #expect(Region(environment: environment)?.description == code)
    }
}
