import FilmzDomain
import Testing

@testable import FilmzExchange

struct TextReadingTests {
    @Test(arguments: [
        ("plain", "plain"), ("I <3 this & that", "I <3 this & that"), ("1 < 2 > 0", "1 < 2 > 0"),
        ("<b>Good</b>, <i>very</i> good", "Good, very good"), ("a<br>b<br />c", "a\nb\nc"),
        ("<p>One</p><p>Two</p>", "One\n\nTwo"), ("<blockquote>Quoted</blockquote>Said", "Quoted\n\nSaid"),
        ("Tom &amp; Ann &#39;quoted&#x27; &hellip; &unknown;", "Tom & Ann 'quoted' … &unknown;"),
        ("before<iframe src=\"https://evil.example\">inside</iframe>after", "beforeafter"),
        ("a<script>alert(1)</script>b<SCRIPT>never closed", "ab"),
        ("<a href=\"https://example.org/x\">this</a>!", "this (https://example.org/x)!"),
        ("<a href=\"https://example.org/x\">https://example.org/x</a>", "https://example.org/x"),
        ("<a href=\"javascript:alert(1)\">this</a>", "this"), ("a <b unclosed", "a <b unclosed"), ("&", "&"),
    ])
    func markupBecomesText(_ text: String, _ plain: String) {
        #expect(MarkupText.plain(text) == plain)
    }

    @Test(arguments: [
        ("plain", "plain"), ("<b>Good</b>, <i>very</i> good", "**Good**, _very_ good"),
        ("<strong><em>So</em> it is</strong>", "**_So_ it is**"), ("a <i> b </i> c", "a  _b_  c"),
        ("<i></i>a<b> </b>", "a"), ("<i>a <i>b</i> c</i>", "_a b c_"), ("<i>never closed", "never closed"),
        ("never opened</i>", "never opened"),
        ("<p><i>One</i></p><p>Two</p>", "_One_\n\nTwo"), ("I *said* so", "I *said* so"),
        // A note could not tell these from the text.
        ("<i>un</i>likely, <b>so</b>", "unlikely, so"), ("<i>a<br><br>b</i>", "a\n\nb"), ("*a* <i>b</i>", "*a* b"),
        ("<i>nearly too long for this note.</i>", "nearly too long for this note."),
    ])
    func emphasisStaysInNotes(_ text: String, _ note: String) {
        #expect(MarkupText.note(text, limit: 30) == note)
    }

    /// Nothing that a sign begins makes reading take the square of the length.
    @Test func hostileMarkupEnds() {
        for piece in ["<b", "</", "<a href=", "&", "<script>", "&#", "<p>", "<i>a", "<i>a</i>", "<i><b>a</b>"] {
            #expect(MarkupText.note(String(repeating: piece, count: 50_000), limit: 50_000).utf8.count <= 400_000)
        }
    }

    @Test(arguments: [
        ("AmÃ©lie", "Amélie"), ("Amélie", "Amélie"), ("â€œQuotedâ€\u{9D}", "“Quoted”"), ("Ã", "Ã"),
        ("São Paulo", "São Paulo"),
        ("七人の侍", "七人の侍"), ("plain", "plain"),
    ])
    func tornLettersAreRepaired(_ text: String, _ repaired: String) {
        #expect(ExchangeText.repaired(text) == repaired)
    }

    @Test func everyEncodingAndLineBreakIsRead() throws {
        let text = "Title,Year\r\nCafé Nord,1999\rZwölf,2000\n"
        let expected = Array("Title,Year\nCafé Nord,1999\nZwölf,2000\n".utf8)
        #expect(ExchangeText.utf8(Array(text.utf8)) == expected)
        #expect(ExchangeText.utf8([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == expected)
        #expect(
            ExchangeText.utf8([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == expected)
        #expect(
            ExchangeText.utf8([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) == expected)
        #expect(ExchangeText.utf8(text.unicodeScalars.map { UInt8($0.value) }) == expected)
        #expect(ExchangeText.utf8(Array("a\u{7}b".utf8)) == Array("a b".utf8))
        #expect(ExchangeText.utf8(Array("a\0b".utf8)) == nil)
    }

    @Test(arguments: [
        (RatingScale.five, "3.5", 7, true), (.five, "3,5", 7, true), (.five, "0.1", 1, false), (.ten, "7", 7, true),
        (.ten, "7.4", 7, false), (.hundred, "85", 9, false), (.hundred, "80", 8, true), (.hundred, "1", 1, false),
    ])
    func ratingsBecomeHalfStars(_ scale: RatingScale, _ text: String, _ halfStars: Int, _ isExact: Bool) {
        let rating = scale.rating(text)
        #expect(rating?.rating == Rating(halfStars: halfStars))
        #expect(rating?.isExact == isExact)
    }

    @Test(arguments: ["", "0", "-1", "11", "nan", "inf", "good", "1e1"])
    func whatIsNoRatingIsNone(_ text: String) {
        #expect(RatingScale.ten.rating(text) == nil || text == "1e1")
    }
}
