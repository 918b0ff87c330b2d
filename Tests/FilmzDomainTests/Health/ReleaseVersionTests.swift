import FilmzDomain
import Testing

/// Which of two releases is the newer one.
struct ReleaseVersionTests {
    @Test(arguments: [
        ("0.1.0", "0.1.0"), ("v1.2.3", "1.2.3"), ("2.0", "2.0.0"), ("1.0.0-beta.2", "1.0.0-beta.2"),
        ("1.0.0+build.7", "1.0.0"), ("10.20.30", "10.20.30"),
    ])
    func isReadAsItIsWritten(text: String, read: String) {
        #expect(ReleaseVersion(text)?.description == read)
    }

    @Test(arguments: [
        "", "1", "v", "vv1.0", "1.0.0.0", "1..0", "1.0.", ".1", "1.0.0-", "1.0.0-ü", "-1.0.0", "1.0.0 ", "one.two",
        "1.0.9999999999", "1.0." + String(repeating: "1", count: 60), "1.0.0-" + String(repeating: "a", count: 60),
        "1.٢.3",
    ])
    func anythingElseIsNone(text: String) {
        #expect(ReleaseVersion(text) == nil)
    }

    @Test func eachIsNewerThanTheOneBefore() {
        let versions = [
            "0.1.0-alpha", "0.1.0-beta.2", "0.1.0-beta.10", "0.1.0", "0.1.1", "0.2", "0.10.0", "1.0.0-rc.1", "1.0.0",
        ].compactMap(ReleaseVersion.init)
        #expect(versions.count == 9)
        #expect(versions.shuffled().sorted() == versions)
        #expect(ReleaseVersion("0.2") == ReleaseVersion("v0.2.0"))
    }
}
