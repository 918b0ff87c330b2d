import Foundation

/// What a cinema's title of a show may mean: `Preview: Heat (OmU) + Q&A` is most likely the film *Heat*.
///
/// It knows no films, so it does not decide. Whoever does tries the readings in order and takes the first that names a
/// film; what was peeled off on the way to it are the marks of the show. A film called `Jaws 3-D` is found by the first
/// reading, with no mark peeled off.
public struct ShowtimeTitle: Hashable, Sendable {
    /// The title as the cinema writes it, with single spaces.
    public let text: String
    /// The ways to understand it, most literal first; at most ``readingLimit``. Empty when the film is kept secret.
    public private(set) var readings: [Reading] = []
    /// What the whole of it announces.
    public private(set) var kind = Kind.film

    /// One way to understand the title.
    public struct Reading: Hashable, Sendable {
        /// The title to look up.
        public var title: String
        /// Another title of the same film, which is told beside it: `Woman of … (Kobieta z …)`.
        public var secondTitle: String?
        /// The titles of the films that may be shown after it, in order. One that is no film is a guest or an event.
        public var furtherTitles: [String] = []
        /// The film's year, where the title ends with it.
        public var year: Int?
        /// What was peeled off for this reading.
        public var marks = ShowtimeMarks()

        /// Whether so little is left of the title that the year or the runtime must agree as well: `Us`, `Pi`.
        public var needsProof: Bool {
            marks != ShowtimeMarks() && title.unicodeScalars.count { $0.properties.isAlphabetic } <= 2
                && title.unicodeScalars.count { $0.properties.numericType != nil } <= 2
        }
    }

    public enum Kind: Hashable, Sendable {
        /// A film, or several.
        case film
        /// A film that nobody is told before. There is nothing to look up.
        case unknownFilm
        /// Something else than a film, shown in a cinema. It is looked up under its whole title only, because `Romeo
        /// and Juliet` would be a feature film.
        case relay(Relay)
    }

    /// What is shown from somewhere else.
    public enum Relay: String, Hashable, Sendable, CaseIterable {
        case opera, ballet, theatre, concert, exhibition
    }

    public static let readingLimit = 12
    /// Longer titles are cut before they are read, in characters.
    static let lengthLimit = 300

    public init(_ text: String) {
        self.text = Self.tidied(text)
        let words = ShowtimeWords(self.text)
        guard !words.folded.isEmpty else { return }
        var peeling = ShowtimePeeling(self.text)
        if let relay = ShowtimeRelays.relay(words.folded) {
            kind = .relay(relay)
            peeling.peelVersions()
            readings = peeling.readings.map { reading in
                var reading = reading
                // The year of a relay is that of its season.
                reading.year = nil
                return reading
            }
        } else if ShowtimeRelays.isUnknownFilm(self.text) {
            kind = .unknownFilm
        } else {
            peeling.peelAll()
            readings = peeling.readings
        }
        readings = Self.unique(readings)
    }

    private static func unique(_ readings: [Reading]) -> [Reading] {
        var seen: Set<[String?]> = []
        let unique = readings.filter { reading in
            let key = [reading.title, reading.secondTitle, reading.year.map(String.init)] + reading.furtherTitles
            return if ShowtimeWords(reading.title).folded.isEmpty { false } else { seen.insert(key).inserted }
        }
        return Array(unique.prefix(readingLimit))
    }

    private static let entities = [
        ("&amp;", "&"), ("&quot;", "\""), ("&#039;", "'"), ("&#39;", "'"), ("&apos;", "'"), ("&#8217;", "’"),
        ("&rsquo;", "’"), ("&#8211;", "–"), ("&ndash;", "–"), ("&nbsp;", " "),
    ]

    /// One line with single spaces, and one kind each of dashes and quotes.
    private static func tidied(_ text: String) -> String {
        var tidied = String.UnicodeScalarView()
        var text = String(text.prefix(lengthLimit))
        // Some sites write the signs of HTML twice.
        if text.contains("&") {
            for (name, sign) in entities { text = text.replacing(name, with: sign) }
        }
        for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars.prefix(
            4 * lengthLimit)
        {
            switch scalar {
            case "\u{2010}"..."\u{2015}", "\u{2212}": tidied.append("–")
            case "‘", "’", "´", "`", "ʼ": tidied.append("'")
            case "“", "”", "„", "«", "»", "″": tidied.append("\"")
            case _ where scalar.properties.isWhitespace || scalar.properties.generalCategory == .control:
                if let last = tidied.last, last != " " { tidied.append(" ") }
            default: tidied.append(scalar)
            }
        }
        if tidied.last == " " { tidied.removeLast() }
        return String(tidied)
    }
}
