import FilmzDomain
import Testing

struct IPAddressTests {
    @Test(
        arguments: [
            ("127.0.0.1", 0xFFFF_7F00_0001), ("255.255.255.255", 0xFFFF_FFFF_FFFF), ("::", 0), ("::1", 1),
            ("::ffff:127.0.0.1", 0xFFFF_7F00_0001), ("1::", 1 << 112), ("fe80::1%eth0", 0xFE80 << 112 | 1),
            ("1:2:3:4:5:6:7:8", 0x0001_0002_0003_0004_0005_0006_0007_0008),
            ("2001:DB8::a:b", 0x2001_0DB8 << 96 | 0xA_000B),
        ] as [(String, UInt128)])
    func addressesAreRead(text: String, value: UInt128) {
        #expect(IPAddress(text)?.value == value)
    }

    @Test(arguments: [
        "", "1", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.+4", "1.2.3.-4", "1.2.3.4 ", "1.2.3.1000", "01.2.3.4",
        "0x7f.0.0.1", "1..2.3", "١.2.3.4", "a.b.c.d", ":", ":::", "1::2::3", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9",
        "12345::", "g::", "+1::", "::1.2.3", "1.2.3.4::", "::1/64", "localhost", "[::1]",
        String(repeating: "1", count: 70),
    ])
    func anythingElseIsNone(text: String) {
        #expect(IPAddress(text) == nil)
    }

    @Test(arguments: [
        ("127.9.9.9", true, false), ("::1", true, false), ("::ffff:127.0.0.1", true, false),
        ("128.0.0.1", false, false),
        ("10.1.2.3", false, true), ("172.16.0.1", false, true), ("172.32.0.1", false, false),
        ("192.168.1.5", false, true), ("8.8.8.8", false, false), ("fd12::1", false, true),
        ("2001:db8::1", false, false),
        ("0.0.0.0", false, false),
    ])
    func kindsAreTold(text: String, isLoopback: Bool, isPrivate: Bool) throws {
        let address = try #require(IPAddress(text))
        #expect(address.isLoopback == isLoopback)
        #expect(address.isPrivate == isPrivate)
    }

    @Test(arguments: ["0.0.0.0", "192.168.1.5", "255.255.255.255", "0:0:0:0:0:0:0:1", "2001:db8:0:0:a:0:0:b"])
    func addressesAreWrittenAsTheyAreRead(text: String) {
        #expect(IPAddress(text)?.description == text)
    }

    @Test func aHouseholdIsOneSite() {
        #expect(IPAddress("2001:db8:1:2::5")?.site == IPAddress("2001:db8:1:2:9:9:9:9")?.site)
        #expect(IPAddress("2001:db8:1:2::5")?.site != IPAddress("2001:db8:1:3::5")?.site)
        #expect(IPAddress("192.0.2.1")?.site != IPAddress("192.0.2.2")?.site)
    }

    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.0.0.2", false), ("10.0.0.0/8", "10.255.0.1", true),
        ("10.0.0.0/8", "11.0.0.1", false), ("127.0.0.1", "::ffff:127.0.0.1", true), ("fd00::/8", "fd99::1", true),
        ("fd00::/8", "fe00::1", false), ("::/0", "8.8.8.8", true), ("0.0.0.0/0", "::1", false),
        ("192.168.1.77/24", "192.168.1.5", true),
    ])
    func aRangeHoldsItsAddresses(range: String, address: String, isIn: Bool) throws {
        #expect(try #require(AddressRange(range)).contains(try #require(IPAddress(address))) == isIn)
    }

    @Test(arguments: ["", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/8/8", "proxy.example"])
    func anythingElseIsNoRange(text: String) {
        #expect(AddressRange(text) == nil)
    }
}
