import FilmzDomain

/// Phrases with a known meaning for a showing, in the languages of many cinemas.
enum ShowtimePhrases {
    /// The meaning of a phrase.
    enum Meaning {
        case format(ShowtimeMarks.Format)
        case access(ShowtimeMarks.Accessibility)
        case special(ShowtimeMarks.Special)
        case audience(ShowtimeMarks.Audience)
        /// A version, with the language of its subtitles, or of its speech, if the phrase names it.
        case original(subtitles: String?), originalSubtitled, dubbed(String?), dubbedWithCaptions(String)
        /// Words that say that a language beside them is spoken, or that of subtitles.
        case spoken, subtitled
        case soldOut, cancelled, free
        /// No meaning that is stored.
        case nothing
    }

    /// The marks in a part of a title; nil when there is an unknown word in it, or only words without a meaning.
    static func marks(of part: some StringProtocol) -> ShowtimeMarks? {
        guard part.utf8.count <= byteLimit else { return nil }
        if let swiss = swissVersion(part) { return swiss }
        let words = ShowtimeWords(part).folded.split(separator: " ").map(String.init)
        guard !words.isEmpty, words.count <= wordLimit else { return nil }
        if let hall = hall(words, part: part) { return hall }
        var reader = ShowtimePhraseReader(words)
        return reader.read()
    }

    private static let wordLimit = 10
    /// The maximum length of a part. Longer ones have more than known words.
    private static let byteLimit = 80
    /// The maximum number of words in a phrase.
    static let lengthLimit = 4

    static func meaning(_ phrase: String) -> Meaning? { meanings[phrase] }

    /// Words between others without a meaning of their own.
    static let fillers: Set = [
        "in", "im", "mit", "and", "und", "y", "en", "et", "e", "i", "with", "the", "le", "la", "der", "die", "das",
        "version", "projektion", "proyeccion", "projection", "screening", "vorstellung", "vorfuhrung", "only", "seance",
        "format", "digital", "presented", "a", "film", "forestilling", "visning", "avec", "con", "nl", "of",
    ]

    /// Whether the phrase is so distinctive that it may follow a title after only a space.
    static func standsAlone(_ phrase: String) -> Bool { alone.contains(phrase) }

    private static let alone: Set = [
        "omu", "omdu", "omeu", "omengu", "vost", "vostfr", "vosta", "vose", "vosc", "vocat", "3d", "2d", "4dx", "imax",
        "screenx", "imax 3d", "in 3d", "in imax", "in 70mm", "in 35mm", "in 16mm", "70mm", "35mm", "4k", "in 4k",
        "dolby atmos", "dolby cinema", "d box", "hfr", "4k restoration", "4k restored", "restored", "in concert",
        "directors cut", "final cut", "extended cut", "extended edition", "redux cut", "the directors cut",
        "the final cut", "live in concert", "sing along", "quote along", "originalfassung", "deutsche fassung",
        "lingua originale", "vo sottotitolata", "vo sott ita", "english subtitles", "subtitled", "en subs",
        "dansk tale", "dk tale", "eng tale", "norsk tale", "puhuttu suomeksi", "with live score", "vorpremiere",
        "avant premiere", "anteprima", "preestreno", "sold out", "ausverkauft", "abgesagt", "cancelled", "complet",
        "re release", "wiederauffuhrung", "relaxed screening", "relaxed",
    ]

    /// The mark for a hall, such as `Saal 2`, `(Screen 10)`; nil for other words.
    private static func hall(_ words: [String], part: some StringProtocol) -> ShowtimeMarks? {
        let halls: Set = [
            "saal", "screen", "sala", "salle", "zaal", "sal", "sali", "salong", "kino", "hall", "auditorium",
        ]
        guard words.count == 2, halls.contains(words[0]), words[1].utf8.count <= 2, words[1].allSatisfy(\.isNumber)
        else {
            return nil
        }
        var marks = ShowtimeMarks()
        marks.hall = String(part).trimmingWhitespace()
        return marks
    }

    /// The marks in Swiss notation, such as `E/d`, `F/d,e`: the spoken language, and those of the subtitles. Nil for
    /// other texts.
    private static func swissVersion(_ part: some StringProtocol) -> ShowtimeMarks? {
        let sides = part.split(separator: "/", omittingEmptySubsequences: false).map { String($0).trimmingWhitespace() }
        if sides.count == 1, let letter = sides[0].first, sides[0].count == 1, "DEF".contains(letter) {
            var marks = ShowtimeMarks()
            marks.version = ShowtimeMarks.Version()
            marks.version?.spoken = Set([ShowtimeLanguages.swiss[letter]].compactMap(\.self))
            return marks
        }
        guard sides.count == 2, sides[0].count == 1, let first = sides[0].first,
            let language = ShowtimeLanguages.swiss[first]
        else { return nil }
        let letters = sides[1].split { ", ".contains($0) }
        let subtitles = letters.compactMap { letter in
            letter.count == 1 ? letter.first.flatMap { ShowtimeLanguages.swiss[Character($0.uppercased())] } : nil
        }
        guard !letters.isEmpty, subtitles.count == letters.count, sides[1] == sides[1].lowercased() else { return nil }
        var version = ShowtimeMarks.Version()
        version.spoken = [language]
        version.subtitles = Set(subtitles)
        version.hasSubtitles = true
        var marks = ShowtimeMarks()
        marks.version = version
        return marks
    }

    private static let meanings: [String: Meaning] = {
        var meanings: [String: Meaning] = [:]
        for (phrases, meaning) in ShowtimePhraseTable.rows {
            for phrase in phrases.split(separator: "|") { meanings[String(phrase)] = meaning }
        }
        return meanings
    }()
}

/// A parser that collects the marks of a part's words.
struct ShowtimePhraseReader {
    private let words: [String]
    private var index = 0
    private var marks = ShowtimeMarks()
    private var version = ShowtimeMarks.Version()
    private var hasVersion = false
    private var saysSomething = false
    /// Languages that are not yet known to be spoken or subtitled.
    private var languages: [String] = []
    /// The use of the next language.
    private var pending: ShowtimePhrases.Meaning?

    init(_ words: [String]) {
        self.words = words
    }

    mutating func read() -> ShowtimeMarks? {
        while index < words.count {
            if !takePhrase(), !takeLanguage(), !takeCount() {
                guard ShowtimePhrases.fillers.contains(words[index]) else { return nil }
                index += 1
            }
        }
        if !languages.isEmpty {
            version.spoken.formUnion(languages)
            hasVersion = true
        }
        if hasVersion { marks.version = version }
        guard saysSomething || hasVersion else { return nil }
        return marks
    }

    private mutating func takePhrase() -> Bool {
        for length in stride(from: min(ShowtimePhrases.lengthLimit, words.count - index), to: 0, by: -1) {
            let phrase = words[index..<index + length].joined(separator: " ")
            guard let meaning = ShowtimePhrases.meaning(phrase) else { continue }
            index += length
            saysSomething = true
            add(meaning)
            return true
        }
        return false
    }

    private mutating func takeLanguage() -> Bool {
        guard let code = ShowtimeLanguages.code(words[index]) else { return false }
        index += 1
        switch pending {
        case .spoken?: version.spoken.insert(code)
        case .subtitled?: version.subtitles.insert(code)
        default: languages.append(code)
        }
        hasVersion = true
        pending = nil
        return true
    }

    /// Parses `50th Anniversary`, `60 Jahre`.
    private mutating func takeCount() -> Bool {
        let word = words[index]
        guard let first = word.first, first.isASCII, first.isNumber, word.utf8.count <= 5, index + 1 < words.count,
            [
                "anniversary", "jahre", "ans", "anos", "anni", "jaar", "years", "ar", "jahriges", "aniversario",
                "anniversaire",
            ].contains(words[index + 1])
        else { return false }
        index += 2
        while index < words.count,
            ["anniversary", "edition", "jubilaum", "screening", "re", "release"].contains(words[index])
        { index += 1 }
        marks.specials.insert(.anniversary)
        saysSomething = true
        return true
    }

    private mutating func add(_ meaning: ShowtimePhrases.Meaning) {
        switch meaning {
        case .format(let format): marks.formats.insert(format)
        case .access(let access): marks.accessibility.insert(access)
        case .special(let special): marks.specials.insert(special)
        case .audience(let audience): marks.audiences.insert(audience)
        case .original(let subtitles):
            version.kind = version.kind ?? .original
            if let subtitles {
                version.subtitles.insert(subtitles)
                version.hasSubtitles = true
            }
            hasVersion = true
        case .originalSubtitled:
            version.kind = .original
            version.hasSubtitles = true
            hasVersion = true
        case .dubbed(let language):
            version.kind = .dubbed
            if let language { version.spoken.insert(language) }
            hasVersion = true
        case .dubbedWithCaptions(let language):
            add(.dubbed(language))
            add(.access(.captions))
        case .spoken, .subtitled: addLanguages(to: meaning)
        case .soldOut: marks.isSoldOut = true
        case .cancelled: marks.isCancelled = true
        case .free: marks.isFree = true
        case .nothing: break
        }
    }

    /// Assigns the languages before the word, or else the one after it.
    private mutating func addLanguages(to meaning: ShowtimePhrases.Meaning) {
        hasVersion = true
        if case .subtitled = meaning {
            version.hasSubtitles = true
            if let last = languages.popLast() { version.subtitles.insert(last) } else { pending = .subtitled }
        } else if languages.isEmpty {
            pending = .spoken
        } else {
            version.spoken.formUnion(languages)
            languages = []
        }
    }
}
