/// The parts of a sentence that only French and Spanish have.
extension SentenceReading {
    /// The best reading of a query in one of the vocabularies; nil when it has no conditions. The next vocabulary is
    /// used only when it recognises more of the words.
    static func best(of query: SearchQuery, naming services: NamedServices, isLoose: Bool) -> SentenceReading? {
        var best: SentenceReading?
        for vocabulary in SentenceVocabulary.all where vocabulary.mayBeSentence(query.words, isLoose: isLoose) {
            guard
                let reading = SentenceReading(query.text, in: vocabulary, naming: services, isLoose: isLoose),
                !vocabulary.isRomance || reading.hasWish && !reading.leavesEnglishWords
                    || isLoose && reading.isOnlyGenres
            else { continue }
            if let best, !reading.recognisesMore(than: best) { continue }
            best = reading
            if reading.words.isEmpty, !vocabulary.isRomance { break }
        }
        return best
    }

    /// Whether more of the words are recognised than in another vocabulary. French takes Spanish words for a name, so
    /// names count between these two.
    private func recognisesMore(than other: SentenceReading) -> Bool {
        if words.count != other.words.count || !other.vocabulary.isRomance { return words.count < other.words.count }
        return tokens.count { $0.word == nil } < other.tokens.count { $0.word == nil }
    }

    /// Whether a word that is left has a meaning in English or German: then the text is in one of these.
    private var leavesEnglishWords: Bool {
        words.contains { SentenceVocabulary.englishGerman.meaning(of: tokens[$0].text) != nil }
    }

    /// Whether a word says what is wanted, so that the text is no title.
    private var hasWish: Bool {
        // `quelque chose` often begins a title.
        let isWhole = words.isEmpty && !units.contains { if case .person = $0.filter { true } else { false } }
        let used = Set(units.flatMap(\.tokens))
        return tokens.indices.contains { index in
            guard let word = word(index), vocabulary.romance?.quiet.contains(tokens[index].text) == false else {
                return false
            }
            return switch (roles[index], word) {
            case (.noun, .noun(isPlural: false, isFilm: false)), (.noun, .theatres): isWhole
            case (.noun, _): true
            default: used.contains(index) && word.isWish
            }
        }
    }

    /// Whether what is said of films begins after a name: `kubrick que je n'ai pas vus`, `omar sy disponibles`.
    func clauseBegins(_ index: Int) -> Bool { vocabulary.isRomance && Self.clauseWords.contains(tokens[index].text) }

    private static let clauseWords: Set = [
        "que", "qui", "quon", "sorti", "sortis", "sortie", "sorties", "disponible", "disponibles", "dure", "durent",
        "dura",
        "duran", "duren", "estrenada", "estrenadas", "estrenado", "estrenados",
    ]

    /// Whether `que je n'ai pas vus` begins at the token.
    func seenClauseBegins(_ index: Int) -> Bool {
        guard vocabulary.isRomance, ["que", "quon"].contains(tokens[index].text) else { return false }
        var end = index + 1
        while word(end) == .filler || word(end) == .not { end += 1 }
        return word(end) == .mine(.seen)
    }

    /// Whether the token is French or Spanish `de`.
    func isDe(_ index: Int) -> Bool { vocabulary.isRomance && word(index) == .byOrFrom }

    /// The index of the first token from here on that is not part of “less than” or an article; `index` itself in
    /// other languages.
    func skippingDe(_ index: Int) -> Int {
        guard vocabulary.isRomance else { return index }
        var index = index
        while number(index) == nil, [.byOrFrom, .from, .to, .filler].contains(word(index)) { index += 1 }
        return index
    }

    /// Whether a genre or a running time begins at the token, after an article: then `de` before it is no part of a
    /// name. Countries are: `cécile de france`.
    func kindBegins(_ index: Int) -> Bool {
        let start = skippingDe(index)
        return switch word(start) {
        case .genre, .shows: true
        case .origin: word(index - 1) != .byOrFrom || word(index - 2) == .not
        case .most, .least: limitFollows(start)
        default: length(start) != nil
        }
    }

    /// Whether a word for cinema means films here: `cine francés`, `cinéma d'horreur`.
    func isCinema(_ index: Int) -> Bool {
        guard vocabulary.isRomance, ["cinema", "cine"].contains(tokens[index].text),
            roles.allSatisfy({ $0 == .filler }) || tokens[index].isAfterComma
        else { return false }
        var next = index + 1
        if word(next) == .byOrFrom || word(next) == .from { next += 1 }
        if word(next) == .filler { next += 1 }
        return switch word(next) {
        case .genre, .origin, .decade: true
        default: false
        }
    }

    /// Whether a director's name may begin at the token after `de`. A word for films has to be before it. One show has
    /// no director (*Una serie de catastróficas desdichas*), and neither has *the* film (*La película de Tigger*). A
    /// name has no article (*Drames de la vie*), but brothers have: `de los hermanos marx`.
    func mayBeDirector(_ start: Int) -> Bool {
        guard vocabulary.isRomance else { return true }
        if tokens.indices.contains(start), Self.topics.contains(tokens[start].text) { return false }
        if word(start) == .filler, !Self.siblings.contains(text(before: start + 2)) { return false }
        return roles.indices.contains { index in
            switch (roles[index], word(index)) {
            case (.noun, .noun(isPlural: false, let isFilm)):
                isFilm && roles[..<index].allSatisfy { $0 == .filler } && !Self.definite.contains(text(before: index))
            case (.noun, _), (.unit, .shows(isPlural: true)), (.unit, .genre(_, isPlural: true)): true
            default: false
            }
        }
    }

    /// What films are about that `de` is followed by, and that is no name: `films de vampires`.
    private static let topics: Set = [
        "animales", "animaux", "artes", "arts", "auteur", "autor", "boxe", "boxeo", "culte", "culto", "epoca", "epoque",
        "espias",
        "espionage", "espionaje", "espionnage", "espions", "extraterrestres", "gangsters", "huevos", "mafia",
        "monstres",
        "monstruos", "navidad", "noel", "piratas", "pirates", "policias", "requins", "robots", "samourais", "samurais",
        "super",
        "superheroes", "superheros", "tiburones", "vampires", "vampiros", "zombies", "zombis",
    ]
    private static let definite: Set = ["le", "la", "el"]
    private static let siblings: Set = ["freres", "soeurs", "hermanos", "hermanas"]

    private func text(before index: Int) -> String {
        if tokens.indices.contains(index - 1) { tokens[index - 1].text } else { "" }
    }

    /// Whether the token is after a word for films or a condition, maybe with “and” or “or” between.
    func isLinkedToFilms(_ index: Int) -> Bool {
        isAfterFilms(index) || [.and, .or].contains(word(index - 1)) && isAfterFilms(index - 1)
    }

    /// The number of articles and other words without a meaning directly before a token, which go with it.
    func fillerCount(before index: Int) -> Int {
        guard vocabulary.isRomance else { return 0 }
        return roles[..<index].indices.reversed().prefix { roles[$0] == .filler && isArticle($0) }.count
    }

    private func isArticle(_ index: Int) -> Bool { word(index) == .filler || word(index) == .from }

    /// Whether the tokens are what “no” may have before a condition: `pas de films d'horreur`.
    func isNegatedKind(_ index: Int) -> Bool {
        guard vocabulary.isRomance else { return false }
        return switch word(index) {
        case .byOrFrom: kindBegins(index + 1) || isNegatedKind(index + 1)
        case .noun: kindBegins(isDe(index + 1) ? index + 2 : index + 1)
        default: false
        }
    }

    /// Parses a condition after `de` or `en`: `films de guerre`, `de moins de 2 heures`, `en français`.
    /// - Returns: the index of the token after it; nil when there is none
    mutating func readOf(_ index: Int) -> Int? {
        guard vocabulary.isRomance, [.byOrFrom, .from, .within, .onOrIn, .on].contains(word(index)),
            isLinkedToFilms(index)
        else { return nil }
        if isDe(index), let phrase = offered(index) {
            add(phrase.filter, range: index..<phrase.end, isCertain: true, leadCount: 1)
            return phrase.end
        }
        let before = self
        let first = units.count
        var start = index + 1
        while word(start) == .filler, number(start) == nil { start += 1 }
        roles += (index..<start).map { _ in .unit(first) }
        guard let end = readMine(start) ?? readMinutes(start) ?? readYears(start) ?? readWord(start) else {
            self = before
            return nil
        }
        units[first].tokens = index..<units[first].tokens.upperBound
        units[first].leadCount += start - index
        units[first].isCertain = true
        return end
    }

    // MARK: - Running times

    /// Whether the token is a word such as “under”, with a number or a running time after it.
    func limitFollows(_ index: Int) -> Bool {
        let limit = skippingThan(index + 1)
        return number(limit) != nil || bareHour(limit) != nil
    }

    /// An hour and a half without a number: `hora y media`.
    func bareHour(_ index: Int) -> Length? {
        guard tokens.indices.contains(index), ["hora", "heure"].contains(tokens[index].text) else { return nil }
        return withDemi(Length(minutes: 60, end: index + 1))
    }

    /// The running time with a half after it: `deux heures et demie`.
    private func withDemi(_ hours: Length) -> Length? {
        guard word(hours.end) == .and, tokens.indices.contains(hours.end + 1),
            vocabulary.numbers[tokens[hours.end + 1].text] == 0.5
        else { return nil }
        return Length(minutes: hours.minutes + 30, end: hours.end + 2)
    }

    /// The number of `1h30`, given its hours and the rest.
    func clock(_ hours: Double, _ rest: String, _ index: Int) -> Number? {
        guard vocabulary.isRomance, rest.first == "h", let minutes = Int(rest.dropFirst()), 0..<60 ~= minutes else {
            return nil
        }
        return Number(value: hours * 60 + Double(minutes), unit: 1, end: index + 1)
    }

    /// The running time with what follows the hours without a unit: `deux heures et demie`, `2 h 30`.
    func withHalf(_ hours: Length) -> Length? {
        guard vocabulary.isRomance, hours.minutes.isMultiple(of: 60), tokens.indices.contains(hours.end) else {
            return nil
        }
        if let length = withDemi(hours) { return length }
        guard let minutes = Int(tokens[hours.end].text), 1..<60 ~= minutes, word(hours.end) == nil,
            tokens.indices.contains(hours.end + 1) ? vocabulary.units[tokens[hours.end + 1].text] == nil : true
        else { return nil }
        return Length(minutes: hours.minutes + minutes, end: hours.end + 1)
    }

    /// Parses `90 minutes maximum`.
    /// - Returns: the index of the token after it; nil when there is none
    mutating func readTrailingLimit(_ length: Length, from index: Int) -> Int? {
        guard vocabulary.isRomance else { return nil }
        let all = FilmDraft.runtimes
        return switch word(length.end) {
        case .most(true): addMinutes(all.lowerBound, length.minutes, range: index..<length.end + 1)
        case .least(true): addMinutes(length.minutes, all.upperBound, range: index..<length.end + 1)
        default: nil
        }
    }
}
