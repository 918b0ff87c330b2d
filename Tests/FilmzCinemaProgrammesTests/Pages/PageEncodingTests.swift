import Foundation
import Testing

@testable import FilmzCinemaProgrammes

/// Which characters a page is made of, whatever it says of that.
struct PageEncodingTests {
    private static let json = #"{"@type":"ScreeningEvent","name":"Žižek “Köln” été","startDate":"2026-09-12T20:30"}"#

    private func name(_ bytes: Data, _ contentType: String?) -> String? {
        CinemaProgramme.read(
            bytes, contentType: contentType, address: Sample.address, zone: nil,
            now: Sample.date("2026-09-01T12:00:00Z")
        ).screenings.first?.name
    }

    private func page(_ head: String = "") -> String {
        "<html><head>\(head)<script type=application/ld+json>\(Self.json)</script></head></html>"
    }

    @Test func namedInTheHeader() throws {
        let western = try #require(page().data(using: .windowsCP1252))
        let whole = "Žižek “Köln” été"
        for type in ["text/html; charset=windows-1252", "text/html;charset=\"ISO-8859-1\"", "text/html", nil] {
            #expect(name(western, type) == whole, "\(type ?? "none")")
        }
        let eastern = try #require(page().replacing("é", with: "e").data(using: .windowsCP1250))
        #expect(name(eastern, "text/html; charset=windows-1250") == "Žižek “Köln” ete")
        let utf8 = Data(page().utf8)
        for type in ["text/html; charset=utf-8", "text/html; charset=UTF8", "text/html; charset=iso-8859-1", nil] {
            #expect(name(utf8, type) == whole, "\(type ?? "none")")
        }
        // The header is stronger than the page.
        #expect(name(Data(page("<meta charset=windows-1251>").utf8), "text/html; charset=utf-8") == whole)
    }

    @Test func namedInThePage() throws {
        let cyrillic = page("<META http-equiv='Content-Type' content='text/html; charset=windows-1251'>")
            .replacing("Žižek “Köln” été", with: "Сталкер")
        #expect(name(try #require(cyrillic.data(using: .windowsCP1251)), "text/html") == "Сталкер")
        let greek = page("<meta charset=\"windows-1253\">").replacing("Žižek “Köln” été", with: "Ταινία")
        #expect(name(try #require(greek.data(using: .windowsCP1253)), nil) == "Ταινία")
    }

    @Test func marksOfByteOrder() throws {
        #expect(
            name(Data([0xEF, 0xBB, 0xBF]) + Data(page().utf8), "text/html; charset=iso-8859-2") == "Žižek “Köln” été")
        let little = try #require(page().data(using: .utf16LittleEndian))
        #expect(name(Data([0xFF, 0xFE]) + little, "text/html") == "Žižek “Köln” été")
        let big = try #require(page().data(using: .utf16BigEndian))
        #expect(name(Data([0xFE, 0xFF]) + big, nil) == "Žižek “Köln” été")
    }

    /// One wrong byte does not make another encoding of a page.
    @Test func aBrokenByte() {
        let broken = Data(page("<meta charset=utf-8>").replacing("été", with: "ete").utf8) + [0xFF]
        #expect(name(broken, nil) == "Žižek “Köln” ete")
    }
}
