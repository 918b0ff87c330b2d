import APICore
import Foundation
import Testing

@Suite struct WebAddressTests {
    @Test(arguments: [
        ("https://example.com/a.jpg", "https://example.com/a.jpg"),
        ("http://example.com/a.jpg", "https://example.com/a.jpg"),
        ("HTTP://example.com/a", "https://example.com/a"),
        ("  https://example.com/a \n", "https://example.com/a"),
        ("//example.com/a.jpg", "https://example.com/a.jpg"),
        ("http://example.com:80/a?b=c#d", "https://example.com/a?b=c#d"),
        ("http://example.com:8080/a", "https://example.com:8080/a"),
        ("https://example.com:8443/a", "https://example.com:8443/a"),
        ("http://example.com/a%20b%2Fc?q=%26", "https://example.com/a%20b%2Fc?q=%26"),
        ("http://127.0.0.1:8099/poster", "http://127.0.0.1:8099/poster"),
        ("http://localhost/poster", "http://localhost/poster"),
        ("http://[::1]:8099/poster", "http://[::1]:8099/poster"),
        ("http://localhost.example.com/", "https://localhost.example.com/"),
    ])
    func anAddressOfTheWebIsTaken(_ text: String, _ address: String) {
        #expect(URL(web: text)?.absoluteString == address)
    }

    @Test(arguments: [
        "", " ", "N/A", "javascript:alert(1)", "data:image/png;base64,AAAA", "file:///etc/passwd",
        "ftp://example.com/a",
        "mailto:a@example.com", "/a.jpg", "a.jpg", "https:", "https://", "https:///a", "///a", "//",
        "example.com/a.jpg",
    ])
    func anythingElseIsNoAddress(_ text: String) {
        #expect(URL(web: text) == nil)
        #expect(URL(page: text) == nil)
    }

    @Test(arguments: [
        ("https://example.com/a", "https://example.com/a"),
        ("http://example.com/a?b=c#d", "http://example.com/a?b=c#d"),
        ("HTTP://example.com:80/a", "HTTP://example.com:80/a"),
        (" \thttp://example.com/a%20b \n", "http://example.com/a%20b"),
        ("//example.com/a", "https://example.com/a"),
    ])
    func aPageForPeopleKeepsItsScheme(_ text: String, _ address: String) {
        #expect(URL(page: text)?.absoluteString == address)
    }
}
