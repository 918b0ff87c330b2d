import FilmzDomain
import Foundation

@testable import FilmzPages

/// Cards, and what could break them.
enum SampleCards {
    /// The fonts by which the program measures texts, from the files that are compiled into it.
    static let fonts: CardFonts? = CardFonts { face in
        let name =
            switch face {
            case .display: "display"
            case .italic: "italic"
            case .sans: "sans"
            }
        return [UInt8]((try? Data(contentsOf: fontFolder.appending(path: "filmz-\(name).ttf"))) ?? Data())
    }

    static let fontFolder = URL(filePath: #filePath).appending(
        path: "../../../../Sources/FilmzWeb/Assets/Sharing"
    ).standardized

    static let film = Card(
        .film(Samples.matrix), rating: Rating(halfStars: 9), message: "See it before anybody tells you more.",
        sender: "Ada")

    static let list = Card(
        .list(
            name: "Rainy Sundays", count: 12,
            films: [Samples.matrix, Samples.spiritedAway, Samples.hebrew, Samples.hostile, Samples.byHand]),
        message: "One for each month.", sender: "Ada")

    /// Texts that try to break out of a drawing, or off its edge.
    static let texts = [
        "", " ", "A", "</text></svg><script>alert(1)</script>", "\"><image href=\"http://example.org/a.png\"/>",
        "&lt; &#x3c; ]]> <!DOCTYPE a SYSTEM \"file:///etc/passwd\">", "url(#page) 'a' \"b\" \\ \u{0}\u{1}\u{B}\u{FFFE}",
        "אל תיגע", "الفيلم الذي غيّر كل شيء في تاريخ السينما العربية", "千と千尋の神隠し、そして「はるかな旅」。",
        "霸王别姬", "기생충", "🎬🍿👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿❤️", "Zażółć gęślą jaźń, Ὀδύσσεια, Броненосец «Потёмкин»",
        "Z" + String(repeating: "\u{0301}\u{0335}\u{20DD}", count: 500), "\u{202E}reversed\u{202C}", "﷽﷽﷽ \u{12031}𒐫𒈙",
        String(repeating: "Donaudampfschifffahrtsgesellschaft", count: 30), String(repeating: "word ", count: 400),
        String(repeating: "W", count: 2_000), String(repeating: "霸", count: 2_000),
        String(repeating: "س", count: 2_000), String(repeating: "👩‍👩‍👧‍👦", count: 500),
        String(repeating: "👩\u{200D}", count: 5_000), "line\nline\r\n\u{2028}line\tline",
    ]

    /// Each text everywhere at once.
    static let hostile = texts.flatMap { text -> [Card] in
        let film = Film(
            id: Samples.id(9), title: text, year: 1999, runtime: 136, genres: [text, text], directors: [text, text])
        return [
            Card(.film(film), rating: Rating(halfStars: 1), message: text, sender: text),
            Card(.film(film)),
            Card(.list(name: text, count: 1_000_000, films: [film, film, film]), message: text),
        ]
    }
}
