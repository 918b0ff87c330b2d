import FilmzText
import Testing

@testable import FilmzPages

struct DeviceNameTests {
    private static let names: [(String, BrowserText, SystemText?, Bool)] = [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
            .safari, .iPhone, true
        ),
        (
            "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Safari/604.1",
            .chrome, .iPad, true
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
            .chrome, .android, true
        ),
        (
            "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Safari/537.36",
            .samsung, .android, true
        ),
        ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", .firefox, .android, true),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
            .edge, .windows, false
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18 Safari/605.1.15",
            .safari, .mac, false
        ),
        ("Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", .chrome, .chromeOS, false),
        (
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/120.0", .opera, .linux,
            false
        ),
        ("curl/8.0", .unknown, nil, false), ("", .unknown, nil, false), ("<script>", .unknown, nil, false),
    ]

    @Test(arguments: names)
    func aBrowserIsCalledWhatPeopleCallIt(
        userAgent: String, browser: BrowserText, system: SystemText?, isHandheld: Bool
    ) {
        let strings = Strings.english
        let device = DeviceName(userAgent: userAgent)
        var name = strings[browser]
        if let system { name = strings[SettingsText.browserOn, ["browser": name, "system": strings[system]]] }
        #expect(strings.device(device) == name)
        #expect(device.isHandheld == isHandheld)
    }
}
