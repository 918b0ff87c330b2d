import FilmzDomain
import FilmzTestSupport
import FilmzText
import Testing

@testable import FilmzPages

struct CardArtTests {
    private let art: CardArt

    init() throws {
        art = CardArt(fonts: try #require(SampleCards.fonts))
    }

    @Test(arguments: CardFormat.allCases)
    func theSameCardAlwaysLooksTheSame(format: CardFormat) throws {
        for (name, card) in [("film", SampleCards.film), ("list", SampleCards.list)] {
            #expect(art.svg(card, format: format, in: .english) == art.svg(card, format: format, in: .english))
            try Golden.expect(
                art.svg(card, format: format, in: .english).text, is: "card-\(name)-\(format.rawValue).svg")
        }
    }

    @Test func cardsSayWhatTheyAreToldInTheReadersLanguage() throws {
        let english = try texts(SampleCards.film, .preview, .english)
        #expect(english.contains(Strings.english[CardText.from, ["name": "Ada"]]))
        #expect(english.contains("The Matrix"))
        #expect(english.contains("Filmz"))
        #expect(english.contains("1999 · 2 h 16 min · Action · Sci-Fi"))
        #expect(english.contains(Strings.english[CardText.quoted, ["text": "See it before anybody tells you more."]]))
        let german = try texts(SampleCards.list, .story, .german)
        #expect(german.contains(Strings.german[CardText.from, ["name": "Ada"]]))
        #expect(german.contains("Rainy Sundays"))
        #expect(german.contains(Strings.german.count(FilmListText.films, 12)))
        #expect(german.contains(Strings.german[CardText.quoted, ["text": "One for each month."]]))
        #expect(german.contains("+7"))
        let bare = try texts(Card(.film(Samples.byHand)), .preview, .english)
        #expect(bare.contains("Our holiday"))
        #expect(bare.contains("Filmz"))
    }

    private static var ownPart: Regex<Substring> { /url\(#[a-z]+[0-9]*\)/ }

    /// Nothing a person wrote becomes part of the drawing, and nothing is loaded by it.
    @Test(arguments: CardFormat.allCases)
    func cardsConsistOfShapesAndTextsOnly(format: CardFormat) throws {
        let names: Set = [
            "svg", "g", "rect", "circle", "ellipse", "path", "text", "tspan", "clipPath", "radialGradient", "stop",
        ]
        for card in SampleCards.hostile + [SampleCards.film, SampleCards.list] {
            let drawing = art.svg(card, format: format, in: .english)
            let elements = try #require(SVGReader(drawing.text), "\(card)").elements
            #expect(elements.count > 5)
            #expect(elements.allSatisfy { names.contains($0.name) })
            #expect(elements.first?.attributes["width"] == "\(format.width)")
            #expect(elements.first?.attributes["height"] == "\(format.height)")
            for attribute in elements.flatMap(\.attributes) where attribute.key != "xmlns" {
                #expect(!attribute.key.contains("href"))
                #expect(!["style", "src", "class"].contains(attribute.key))
                let isOwn = attribute.value.hasPrefix("url(#") && attribute.value.wholeMatch(of: Self.ownPart) != nil
                #expect(isOwn || !attribute.value.contains("url("), "\(attribute)")
                #expect(!attribute.value.contains("://"), "\(attribute)")
            }
            let names = elements.compactMap { $0.attributes["id"] }
            #expect(Set(names).count == names.count)
            #expect(drawing.bytes.count < 100_000)
        }
    }

    @Test func noTextBreaksADrawing() throws {
        let rounds = RandomRounds(30)
        var generator = rounds.generator
        for _ in 1...rounds.count {
            let scalars = (0..<Int.random(in: 0...300, using: &generator)).compactMap { _ in
                Unicode.Scalar(
                    UInt32.random(in: 0...(Bool.random(using: &generator) ? 0x10FFFF : 0x2FF), using: &generator))
            }
            let text = String(String.UnicodeScalarView(scalars))
            let film = Film(id: Samples.id(9), title: text, year: 1999, genres: [text], directors: [text])
            let card = Card(.film(film), message: text, sender: text)
            let format: CardFormat = Bool.random(using: &generator) ? .preview : .story
            #expect(
                SVGReader(art.svg(card, format: format, in: .english).text) != nil, "seed \(rounds.seed): \(scalars)")
        }
    }

    @Test func longMessagesEndWithTheirQuotationMark() throws {
        var card = SampleCards.film
        card.message = String(repeating: "Nobody can be told what it is. ", count: 32)
        for format in CardFormat.allCases {
            let lines = try texts(card, format, .german)
            #expect(lines.contains { $0.hasPrefix("„Nobody") })
            #expect(lines.contains { $0.hasSuffix("…“") }, "\(format)")
        }
    }

    @Test func titlesFromRightToLeftTurnACardRound() throws {
        for (film, isMirrored) in [(Samples.hebrew, true), (Samples.matrix, false)] {
            let elements = try elements(Card(.film(film)), .preview, .english)
            let frame = try #require(elements.first { $0.attributes["viewBox"] == "0 0 300 450" })
            #expect(frame.attributes["x"] == (isMirrored ? "800" : "60"))
            #expect(elements.contains { $0.attributes["direction"] == "rtl" } == isMirrored)
        }
    }

    @Test func aListShowsAsManyPostersAsItCan() throws {
        for (shown, expected) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (9, 5)] {
            let films = (0..<shown).map { Film(id: Samples.id($0 + 1), title: "Film \($0)") }
            let card = Card(.list(name: "A list", count: shown, films: films))
            for format in CardFormat.allCases {
                let elements = try elements(card, format, .english)
                #expect(elements.filter { $0.attributes["viewBox"] == "0 0 300 450" }.count == expected)
                #expect(elements.contains { $0.text == "+4" } == (shown == 9))
            }
        }
    }

    @Test func starsAreLitByHalves() throws {
        for rating in Rating.allCases {
            let elements = try elements(Card(.film(Samples.matrix), rating: rating), .preview, .english)
            let row = try #require(elements.firstIndex { $0.attributes["viewBox"] == "0 0 128 24" })
            let lit = try #require(elements[row...].first { $0.name == "svg" && $0.attributes["viewBox"] == nil })
            let width = try #require(lit.attributes["width"].flatMap(Double.init))
            #expect(abs(width - 12.8 * Double(rating.halfStars)) <= 2, "\(rating)")
        }
        let bare = try elements(Card(.film(Samples.matrix)), .preview, .english)
        #expect(!bare.contains { $0.attributes["viewBox"] == "0 0 128 24" })
    }

    @Test func theVersionChangesWithTheDrawing() {
        var card = SampleCards.film
        let version = CardArt.version(of: art.svg(card, format: .preview, in: .english))
        #expect(version == CardArt.version(of: art.svg(card, format: .preview, in: .english)))
        #expect(version.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
        card.message = "Another"
        #expect(version != CardArt.version(of: art.svg(card, format: .preview, in: .english)))
    }

    private func elements(
        _ card: Card, _ format: CardFormat, _ strings: Strings
    ) throws -> [SVGReader.Element] {
        try #require(SVGReader(art.svg(card, format: format, in: strings).text)).elements
    }

    private func texts(_ card: Card, _ format: CardFormat, _ strings: Strings) throws -> [String] {
        try elements(card, format, strings).map(\.text)
    }
}
