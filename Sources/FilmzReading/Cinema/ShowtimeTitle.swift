public import FilmzDomain
import Foundation

/// The possible meanings of a cinema's title: `Preview: Heat (OmU) + Q&A` is most likely the film *Heat*.
///
/// This type knows no films, so it does not decide. Its user tries the interpretations in order and uses the first that
/// names a film; what was stripped for it are the marks of the showing. A film called `Jaws 3-D` is found by the first
/// reading, with no mark stripped.
public struct ShowtimeTitle: Hashable, Sendable {
    /// The title as the cinema writes it, with single spaces.
    public let text: String
    /// The interpretations, most literal first; at most ``interpretationLimit``. Empty when the film is kept secret.
    public private(set) var interpretations: [Interpretation] = []
    /// The kind of event that the title announces.
    public private(set) var kind = Kind.film

    /// One interpretation of the title.
    public struct Interpretation: Hashable, Sendable {
        /// The title to look up.
        public var title: String
        /// Another title of the same film beside it: `Woman of … (Kobieta z …)`.
        public var secondTitle: String?
        /// The titles of the films that may follow, in order. One that is no film is a guest or an event.
        public var furtherTitles: [String] = []
        /// The film's year, if the title ends with one.
        public var year: Int?
        /// The marks that were stripped for this interpretation.
        public var marks = ShowtimeMarks()

        /// Whether the remaining title is so short that the year or the running time must agree too: `Us`, `Pi`.
        public var needsProof: Bool {
            marks != ShowtimeMarks() && title.unicodeScalars.count { $0.properties.isAlphabetic } <= 2
                && title.unicodeScalars.count { $0.properties.numericType != nil } <= 2
        }
    }

    public enum Kind: Hashable, Sendable {
        /// One or several films.
        case film
        /// A surprise film. There is nothing to look up.
        case unknownFilm
        /// An event other than a film, shown in a cinema. It is looked up only by its full title, because `Romeo and
        /// Juliet` would be a feature film.
        case relay(Relay)
    }

    /// The kind of event that is relayed.
    public enum Relay: String, Hashable, Sendable, CaseIterable {
        case opera, ballet, theatre, concert, exhibition
    }

    public static let interpretationLimit = 12
    /// The maximum length in characters. Longer titles are cut first.
    static let lengthLimit = 300

    public init(_ text: String) {
        self.text = Self.tidied(text)
        let words = ShowtimeWords(self.text)
        guard !words.folded.isEmpty else { return }
        var stripper = ShowtimeTitleStripper(self.text)
        if let relay = ShowtimeRelays.relay(words.folded) {
            kind = .relay(relay)
            stripper.stripVersions()
            interpretations = stripper.interpretations.map { interpretation in
                var interpretation = interpretation
                // The year of a relay is that of its season.
                interpretation.year = nil
                return interpretation
            }
        } else if ShowtimeRelays.isUnknownFilm(self.text) {
            kind = .unknownFilm
        } else {
            stripper.stripAll()
            interpretations = stripper.interpretations
        }
        interpretations = Self.unique(interpretations)
    }

    private static func unique(_ interpretations: [Interpretation]) -> [Interpretation] {
        var seen: Set<[String?]> = []
        let unique = interpretations.filter { interpretation in
            let key =
                [interpretation.title, interpretation.secondTitle, interpretation.year.map(String.init)]
                + interpretation.furtherTitles
            return if ShowtimeWords(interpretation.title).folded.isEmpty { false } else { seen.insert(key).inserted }
        }
        return Array(unique.prefix(interpretationLimit))
    }

    private static let entities = [
        ("&amp;", "&"), ("&quot;", "\""), ("&#039;", "'"), ("&#39;", "'"), ("&apos;", "'"), ("&#8217;", "’"),
        ("&rsquo;", "’"), ("&#8211;", "–"), ("&ndash;", "–"), ("&nbsp;", " "),
    ]

    /// One line with single spaces, and one kind each of dashes and quotes.
    private static func tidied(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var text = String(text.prefix(lengthLimit))
        // Some sites escape HTML twice.
        if text.contains("&") {
            for (name, character) in entities { text = text.replacing(name, with: character) }
        }
        for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars.prefix(
            4 * lengthLimit)
        {
            switch scalar {
            case "\u{2010}"..."\u{2015}", "\u{2212}": result.append("–")
            case "‘", "’", "´", "`", "ʼ": result.append("'")
            case "“", "”", "„", "«", "»", "″": result.append("\"")
            case _ where scalar.properties.isWhitespace || scalar.properties.generalCategory == .control:
                if let last = result.last, last != " " { result.append(" ") }
            default: result.append(scalar)
            }
        }
        if result.last == " " { result.removeLast() }
        return String(result)
    }
}
