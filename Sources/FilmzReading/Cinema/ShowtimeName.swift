import FilmzTextFolding

/// The normalised words of a cinema's title: only accents, punctuation, numbers, articles and spelling may differ from
/// the film's name. Cinemas hardly mistype, and a letter makes another film: *The Invite*, *The Invited*.
struct ShowtimeName: Hashable {
    let words: [String]

    /// The minimum length at which spaces may differ. Shorter titles are different films: *Dogman*, *Dog Man*.
    private static let joinedLength = 8

    init(_ words: TitleWords) {
        self.words = TitleWords(folded: Self.numbered(words.folded)).words.map(Self.american)
    }

    /// The words with numbers as digits: a single letter after a word such as `Episode` is a number, as in `Episode V -
    /// The Empire Strikes Back`.
    private static func numbered(_ words: [String]) -> [String] {
        let counters: Set = ["episode", "part", "chapter", "teil", "vol", "volume", "kapitel"]
        let numbers = ["i": "1", "v": "5", "x": "10"]
        return words.indices.map { index in
            let isCounted = index > 0 && counters.contains(words[index - 1])
            return if isCounted { numbers[words[index]] ?? words[index] } else { words[index] }
        }
    }

    init(_ text: String) { self.init(TitleWords(text)) }

    func isSame(as other: ShowtimeName) -> Bool {
        if words == other.words { return !words.isEmpty }
        let mine = Self.plain(words)
        let theirs = Self.plain(other.words)
        return mine == theirs && mine.count >= Self.joinedLength
    }

    /// The text without the `e` that stands for a German umlaut.
    private static func plain(_ words: [String]) -> String {
        words.joined().replacing("ae", with: "a").replacing("oe", with: "o").replacing("ue", with: "u")
    }

    private static let spellings = [
        "grey": "gray", "theatre": "theater", "centre": "center", "metre": "meter", "litre": "liter",
        "fibre": "fiber", "jewellery": "jewelry", "programme": "program", "catalogue": "catalog",
        "travellers": "travelers", "traveller": "traveler", "marvellous": "marvelous", "mum": "mom",
        "pyjamas": "pajamas",
        "defence": "defense", "offence": "offense", "licence": "license", "tyre": "tire", "plough": "plow",
        "dialogue": "dialog",
        "skilful": "skillful", "cheque": "check", "aluminium": "aluminum", "moustache": "mustache",
        "sceptic": "skeptic",
    ]

    /// Other spellings, which a search may need.
    func spellings(of query: TitleWords) -> [String] {
        let plain = words.joined(separator: " ")
        let british = words.map { word in Self.british.contains(word) ? word.replacing("or", with: "our") : word }
        var all = [plain, british.joined(separator: " ")].filter { $0 != query.folded.joined(separator: " ") }
        if all.count == 2, all[0] == all[1] { all.removeLast() }
        return all + query.otherSpellings.prefix(query.folded.count == 1 ? 4 : 0)
    }

    private static let british: Set = [
        "color", "colors", "honor", "favor", "favorite", "neighbor", "neighbors", "labor", "harbor", "humor", "rumor",
        "armor",
        "parlor", "vapor", "savior", "odor", "glamor", "valor",
    ]

    private static func american(_ word: String) -> String {
        if let other = spellings[word] { return other }
        for (british, american) in [("our", "or"), ("ours", "ors"), ("oured", "ored"), ("ouring", "oring")]
        where word.hasSuffix(british) && word.count > british.count + 2 {
            return word.dropLast(british.count) + american
        }
        for (british, american) in [("ise", "ize"), ("ised", "ized"), ("ising", "izing")]
        where word.hasSuffix(british) && word.count > british.count + 3 {
            return word.dropLast(british.count) + american
        }
        return word
    }
}

extension ShowtimeName {
    /// The part of a film's name that a title is.
    enum Grade: Int, Comparable {
        /// The part before a colon, or a part of the title that other films may be called by.
        case part
        /// Three or more words after a colon.
        case subtitle
        case whole

        static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
    }

    /// The grade of a title; nil when it is a different one.
    static func grade(_ query: ShowtimeName, of name: FilmName) -> Grade? {
        name.forms.compactMap { form -> Grade? in
            guard query.isSame(as: ShowtimeName(form.words)) else { return nil }
            switch form.grade {
            case .whole: return .whole
            case .subtitle: return .subtitle
            case .mistyped, .part, .words: return .part
            }
        }.max()
    }
}
