import FilmzDomain
import FilmzReading
import Foundation

/// A reader of lines with titles of films, like pasted lists (``PastedFilms``).
enum TitleListReader {
    /// - Returns: nil when no line names a film
    static func read(_ part: ExchangePart) -> ExchangeFile? {
        var facts = FactCollector(source: .titles)
        facts.begin(part.name, kind: .titles)
        for (firstLine, text) in pieces(part.text) {
            let films = PastedFilms.mostLikely(text)
            for line in films.lines { read(line, number: firstLine + line.number - 1, into: &facts) }
            // A single line may be longer than the maximum for one piece.
            if films.leftOutCount > 0 { facts.report(.textTooLong, text: text) }
        }
        guard !facts.file.facts.isEmpty else { return nil }
        facts.ask([.seen, .watchlist, .liked, .list])
        return facts.file
    }

    private static func read(_ line: PastedLine, number: Int, into facts: inout FactCollector) {
        facts.beginRow(number)
        guard
            let interpretation = line.film.interpretations.first
                ?? line.film.ids.first.map({ _ in PastedFilm.Interpretation("") })
        else {
            return facts.leaveOut(.nameless)
        }
        var film = FilmReference(title: facts.title(interpretation.title), year: interpretation.year)
        film.ids = ExternalIDs(line.film.ids)
        facts.add(film, claim: .undecided(on: .unknown, note: line.film.note ?? "", position: number))
    }

    /// The text in pieces of whole lines that are short enough for ``PastedFilms``, with the number of each piece's
    /// first line.
    private static func pieces(_ text: [UInt8]) -> [(firstLine: Int, text: String)] {
        var pieces: [(Int, String)] = []
        var start = 0
        var line = 1
        var count = 0
        var firstLine = 1
        for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
            line = line + 1
            count = count + 1
            guard count == PastedFilms.lineLimit || index + 1 - start >= PastedFilms.byteLimit / 2 else { continue }
            pieces.append((firstLine, String(decoding: text[start..<index], as: UTF8.self)))
            start = index + 1
            firstLine = line
            count = 0
        }
        if start < text.count { pieces.append((firstLine, String(decoding: text[start...], as: UTF8.self))) }
        return pieces
    }
}
