import FilmzText
import Testing

@testable import FilmzPages

struct DeviceNameTests {
    private static let names: [(String, String, Bool)] = [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
            "Safari on iPhone", true
        ),
        (
            "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Safari/604.1",
            "Chrome on iPad", true
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
            "Chrome on Android", true
        ),
        (
            "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Safari/537.36",
            "Samsung Internet on Android", true
        ),
        ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox on Android", true),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge on Windows", false
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18 Safari/605.1.15",
            "Safari on Mac", false
        ),
        ("Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome on ChromeOS", false),
        (
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/120.0", "Opera on Linux",
            false
        ),
        ("curl/8.0", "A browser", false), ("", "A browser", false), ("<script>", "A browser", false),
    ]

    @Test(arguments: names)
    func aBrowserIsCalledWhatPeopleCallIt(userAgent: String, name: String, isHandheld: Bool) {
        let device = DeviceName(userAgent: userAgent)
        #expect(Strings.english.device(device) == name)
        #expect(device.isHandheld == isHandheld)
    }
}
