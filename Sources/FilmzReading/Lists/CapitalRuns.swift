import FilmzTextFolding

/// Runs of words with capital letters in a part of a sentence, which may be titles.
struct CapitalRuns {
    private(set) var films: [PastedFilm] = []
    /// The number of words without a capital letter.
    private(set) var lowerCount = 0
    /// Whether the text has a word that people use when they speak of films.
    private(set) var isSpoken = false

    private struct Word {
        var text: Substring
        var folded: String
        var isCapital: Bool
        /// Whether a sentence, or a part of one, ends after the word.
        var ends: Bool

        init(_ text: Substring) {
            let bare = text.trimming { "()[],;:!?…\"“”„".contains($0) }
            self.text = text
            folded = TextFolding.words(String(bare)).first ?? ""
            isCapital = bare.first.map { $0.isUppercase || $0.isNumber } == true
            let isShort = bare.hasSuffix(".") && bare.count <= 4 && bare.first?.isUppercase == true
            ends = text.last.map { ",;:!?…)".contains($0) || $0 == "." && !isShort } == true
        }
    }

    private static let wordLimit = 16

    /// - Parameter isStart: whether the text begins with a sentence
    init(_ text: String, isStart: Bool) {
        let words = text.split(separator: " ").map(Word.init)
        lowerCount = words.count { !$0.isCapital }
        isSpoken = words.contains {
            Self.telling.contains($0.folded) || !$0.isCapital && Self.spoken.contains($0.folded)
        }
        var index = 0
        var isFirst = isStart
        while index < words.count, films.count < PastedLine.filmLimit {
            guard words[index].isCapital else {
                isFirst = words[index].ends
                index += 1
                continue
            }
            let end = Self.end(of: words, from: index)
            let isTold = index > 0 && !words[index - 1].ends && Self.telling.contains(words[index - 1].folded)
            add(words[index..<end], isFirst: isFirst, place: isTold ? .marked : .capitals)
            isFirst = words[end - 1].ends
            index = end
        }
    }

    /// The end of a run: before a word that cannot be inside a title, and after a word with which a part of the
    /// sentence ends.
    private static func end(of words: [Word], from start: Int) -> Int {
        var index = start
        var end = start + 1
        while index < words.count, index - start < wordLimit,
            words[index].isCapital || inner.contains(words[index].folded)
        {
            if words[index].isCapital { end = index + 1 }
            if words[index].ends { break }
            index += 1
        }
        return end
    }

    private mutating func add(_ whole: ArraySlice<Word>, isFirst: Bool, place: PastedFilm.Place) {
        var run = whole
        // The first word of a sentence has a capital letter in any case.
        while let word = run.first, Self.openers.contains(word.folded) || !word.isCapital { run = run.dropFirst() }
        guard run.contains(where: { $0.text.contains(where: \.isLetter) }), run.count > 1 || !isFirst else { return }
        // `Heat and Alien` are two, `Bonnie and Clyde` is one.
        let parts = run.split { ["and", "und"].contains($0.folded) && !$0.isCapital }
        let isOne = parts.count < 2
        var film = PastedFilm(Self.text(run), place: isOne ? place : .capitals)
        // `It Follows` begins with such a word too. In German, other words have capital letters as well.
        var others: [ArraySlice<Word>] = if whole.count > run.count { [whole] } else { [] }
        if run.count > 2 { others += [run.dropFirst(), run.dropLast()] }
        if run.count > 3 { others += [run.dropFirst(2)] }
        // `The Suicide Squad` is not *Suicide Squad*.
        if let word = run.first, Self.inner.contains(word.folded) { others = whole.count > run.count ? [whole] : [] }
        for other in others { film.interpretations += PastedFilm(Self.text(other)).interpretations.prefix(2) }
        film.tidy()
        films.append(film)
        if isOne { return }
        for (index, part) in parts.enumerated() {
            films.append(PastedFilm(Self.text(part), place: index == 0 ? place : .capitals))
        }
    }

    /// The text of the words without punctuation at its end. `E.T.` keeps its last full stop.
    private static func text(_ words: ArraySlice<Word>) -> String {
        let text = words.map(\.text).joined(separator: " ").trimming { ",;:!?…".contains($0) || $0.isWhitespace }
        guard text.hasSuffix("."), !text.dropLast().contains(".") else { return String(text) }
        return String(text.dropLast())
    }
}

// MARK: - Words, folded

extension CapitalRuns {
    /// Words before a title.
    private static let telling: Set = [
        "see", "saw", "seen", "watch", "watched", "watching", "rewatch", "liked", "loved", "like", "love", "enjoyed",
        "recommend", "recommended", "called", "titled", "film", "movie", "films", "movies", "classic", "sehen", "sah",
        "gesehen", "schau", "schauen", "schaut", "guck", "gucken", "mag", "mochte", "liebe", "liebte", "empfehle",
        "empfohlen", "heisst", "namens", "filme", "anschauen",
    ]

    /// Words that occur in sentences, and seldom in titles.
    private static let spoken: Set = [
        "i", "you", "we", "they", "must", "should", "please", "have", "has", "was", "were", "are", "ich", "du", "wir",
        "habe", "habt", "hast", "musst", "bitte", "unbedingt", "war", "waren", "auch",
    ]

    /// Words with which sentences begin, and titles seldom.
    private static let openers: Set = [
        "i", "you", "we", "he", "she", "they", "this", "that", "there", "my", "your", "his", "our", "also", "and",
        "but", "if", "then", "so", "what", "when", "where", "who", "how", "why", "yes", "please", "dear", "hi", "hello",
        "thanks", "have", "has", "did", "do", "is", "was", "are", "not", "now", "here", "just", "maybe", "best", "must",
        "should", "it", "its", "her", "up", "one", "try", "watch", "see", "ich", "du", "er", "sie", "es", "wir", "ihr",
        "und", "aber", "wenn", "dann", "auch", "bitte", "lieber", "hallo", "danke", "ja", "nein", "was", "wer", "wie",
        "wo", "mein", "dein", "noch", "schau", "hast", "habe", "habt", "musst", "unbedingt", "am", "im", "gestern",
        "heute",
    ]

    /// Words that occur in lower case inside titles.
    private static let inner: Set = [
        "of", "the", "and", "in", "on", "a", "an", "to", "for", "with", "by", "at", "from", "is", "it", "as", "my",
        "your", "me", "you", "not", "no", "vs", "der", "die", "das", "des", "dem", "den", "und", "im", "uber", "von",
        "zu", "aus", "mit", "de", "la", "le", "les", "du", "et", "del", "el", "los", "y", "il", "di", "e", "da",
    ]
}
