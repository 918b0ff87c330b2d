import FilmzDomain

/// The films that a sentence asks for.
struct SentenceCondition {
    let sentence: SearchSentence
    let mine: MyFilmSets
    /// The films that are shown before these.
    let excludedIDs: Set<Film.ID>

    /// The texts to look up in the index, and the role that people must have; nil when there is no such text.
    var texts: [(words: String, role: SearchFilter.Role?)]? {
        var texts: [(String, SearchFilter.Role?)] = sentence.words.map { [($0.text, nil)] } ?? []
        for case .person(let name, let role) in sentence.filters { texts.append((name, role)) }
        if texts.isEmpty { return nil }
        return texts
    }

    /// Whether a film meets all conditions except those on people.
    func holds(_ film: Film) -> Bool {
        guard mine.holds(film.id), !excludedIDs.contains(film.id) else { return false }
        return sentence.filters.allSatisfy { filter in
            if case .person = filter { true } else { filter.holds(film) }
        }
    }
}
