/// A film whose related products are searched for, with the rules by which a record belongs to it.
struct ITunesSubject {
    /// The title as folded words.
    let title: [String]
    private let year: Int?
    private let people: [[String]]

    init(_ title: String, year: Int?, people: [String]) {
        self.title = title.foldedWords
        self.year = year
        // A single name may belong to many people.
        self.people = people.map(\.foldedWords).filter { $0.count > 1 }
    }

    /// The records that belong to the film, each once, in the store's order.
    func products(_ part: ITunesRelated.Part, among items: [ITunesItem], limit: Int) -> [ITunesItem] {
        Array(items.filter { belongs($0, part: part) }.uniqued(by: \.id).prefix(max(limit, 1)))
    }

    private func belongs(_ item: ITunesItem, part: ITunesRelated.Part) -> Bool {
        // No real name is longer than 300 characters.
        guard let name = item.name, name.count <= 300 else { return false }
        return switch part {
        case .soundtracks: item.kind == .album && isSoundtrack(item, name: name)
        case .books: item.kind == .ebook && isBook(item, name: name)
        case .audiobooks: item.kind == .audiobook && isBook(item, name: name)
        case .makingOfs: item.isMovieAmongMovies && item.isDocumentary && !isTooEarly(item) && isMakingOf(name)
        }
    }

    // MARK: - Rules

    private func isSoundtrack(_ item: ITunesItem, name: String) -> Bool {
        guard item.isSoundtrack, let rest = rest(of: name, mayFollow: ITunesWords.soundtrackBeginnings),
            allows(rest, known: ITunesWords.soundtrack)
        else { return false }
        guard let year, !isByItsPeople(item) else { return true }
        guard !isTooEarly(item) else { return false }
        return item.releaseYear.map { $0 <= year + 2 } ?? false
    }

    private func isBook(_ item: ITunesItem, name: String) -> Bool {
        guard let rest = rest(of: name), allows(rest, known: ITunesWords.book) else { return false }
        if isByItsPeople(item) || title.filter({ !ITunesWords.small.contains($0) }).count >= 4 { return true }
        guard !isTooEarly(item) else { return false }
        let texts = [rest] + item.genres.map(\.foldedWords)
        return texts.contains { text in ITunesWords.bookOfFilm.contains { text.contains($0) } }
    }

    /// Whether the name consists of the title and the words for a film about its making.
    private func isMakingOf(_ name: String) -> Bool {
        let words = name.markedWords
        guard words.count > title.count,
            let start = (0...(words.count - title.count)).first(where: { start in
                words[start..<(start + title.count)].map(\.text) == title
            })
        else { return false }
        let before = words[..<start].map(\.text)
        let behind = words[(start + title.count)...]
        guard behind.first?.isApart != false else { return false }
        return [before, behind.map(\.text)].allSatisfy { allows($0, known: ITunesWords.makingOf) }
            && [before, behind.map(\.text)].contains { text in
                ITunesWords.makingOfSigns.contains { text.contains($0) }
            }
    }

    // MARK: - Names

    /// The words after the title; nil if the name does not begin with it, or continues like another title.
    /// - Parameter beginnings: words that may follow without a bracket, colon or dash in between
    private func rest(of name: String, mayFollow beginnings: Set<String> = []) -> [String]? {
        let words = name.markedWords
        guard words.map(\.text).starts(with: title) else { return nil }
        let rest = words.dropFirst(title.count)
        guard let first = rest.first else { return [] }
        guard first.isApart || beginnings.contains(first.text) else { return nil }
        return rest.map(\.text)
    }

    /// Whether all words are known ones, the year of the film, or the number of an anniversary.
    private func allows(_ words: [String], known: Set<String>) -> Bool {
        zip(words, words.dropFirst() + [""]).allSatisfy { word, next in
            known.contains(word) || year.map(String.init) == word
                || next == "anniversary" && word.wholeMatch(of: #/[0-9]{1,3}(st|nd|rd|th)/#) != nil
        }
    }

    // MARK: - Facts

    private func isByItsPeople(_ item: ITunesItem) -> Bool {
        let artist = item.artistName.map { $0.count <= 1_000 ? $0.foldedWords : [] } ?? []
        return people.contains { artist.contains($0) }
    }

    /// Whether the record is older than the film, so it cannot be based on it.
    private func isTooEarly(_ item: ITunesItem) -> Bool {
        guard let year, let released = item.releaseYear else { return false }
        return released < year - 1
    }
}

extension ITunesItem {
    /// Whether it is a soundtrack by its genre or name, which is usually English abroad too.
    fileprivate var isSoundtrack: Bool {
        let texts = [primaryGenreName, collectionName].compactMap { $0?.foldedWords }
        return texts.contains { text in ITunesWords.soundtrackSigns.contains { text.contains($0) } }
    }

    /// Whether it is a documentary by its genre. Other films may be called "The Making of …" too.
    fileprivate var isDocumentary: Bool {
        if let primaryGenreID {
            return [ITunesGenre.documentary, .specialInterest].map(\.rawValue).contains(primaryGenreID)
        }
        let words = primaryGenreName?.foldedWords ?? []
        return words == ["special", "interest"]
            || words.contains { $0.hasPrefix("document") || $0.hasPrefix("dokument") }
    }
}

/// A word of a name, and whether a bracket, colon, dash, comma or quotation mark precedes it.
private struct MarkedWord {
    let text: String
    let isApart: Bool
}

extension String {
    /// The words of ``foldedWords``, with the punctuation between them.
    fileprivate var markedWords: [MarkedWord] {
        var result: [MarkedWord] = []
        var rest = self[...]
        while let start = rest.firstIndex(where: { $0.isLetter || $0.isNumber }) {
            let isApart = rest[..<start].contains { "([{:,;/\"“”„»«‚‘–—―-".contains($0) }
            let end = rest[start...].firstIndex { !$0.isLetter && !$0.isNumber && !"'\u{2019}".contains($0) }
            let words = String(rest[start..<(end ?? endIndex)]).foldedWords
            for (place, word) in words.enumerated() {
                result.append(MarkedWord(text: word, isApart: isApart && place == 0))
            }
            rest = end.map { self[$0...] } ?? ""
        }
        return result
    }
}
