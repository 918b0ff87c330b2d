import FilmzTextFolding

/// The words of a title as cinemas write it: only accents, signs, numbers, articles and spelling may differ from what
/// the film is called. Cinemas hardly mistype, and a letter makes another film: *The Invite*, *The Invited*.
struct ShowtimeName: Hashable {
    let words: [String]

    /// Shorter titles joined or divided are others: *Dogman*, *Dog Man*.
    private static let joinedLength = 8

    init(_ words: TitleWords) {
        self.words = TitleWords(folded: Self.numbered(words.folded)).words.map(Self.american)
    }

    /// `Episode V - The Empire Strikes Back`: a single letter after such a word is a number.
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

    /// Without the `e` that stands for the points of German letters.
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

    /// Other ways to write it, which a search may need.
    func spellings(of asked: TitleWords) -> [String] {
        let plain = words.joined(separator: " ")
        let british = words.map { word in Self.british.contains(word) ? word.replacing("or", with: "our") : word }
        var all = [plain, british.joined(separator: " ")].filter { $0 != asked.folded.joined(separator: " ") }
        if all.count == 2, all[0] == all[1] { all.removeLast() }
        return all + asked.otherSpellings.prefix(asked.folded.count == 1 ? 4 : 0)
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
    /// How much of a film's name a title is.
    enum Grade: Int, Comparable {
        /// What stands before a colon, or a part of the title that other films may be called by.
        case part
        /// Three or more words after a colon.
        case subtitle
        case whole

        static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
    }

    /// Nil when it is another title.
    static func grade(_ asked: ShowtimeName, of name: FilmName) -> Grade? {
        name.forms.compactMap { form -> Grade? in
            guard asked.isSame(as: ShowtimeName(form.words)) else { return nil }
            switch form.grade {
            case .whole: return .whole
            case .subtitle: return .subtitle
            case .mistyped, .part, .words: return .part
            }
        }.max()
    }
}
