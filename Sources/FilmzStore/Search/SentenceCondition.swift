import FilmzDomain

/// The films that a sentence asks for.
struct SentenceCondition {
    let sentence: SearchSentence
    let mine: MyFilmSets
    /// The films that are shown before these, and those of people who are left out.
    var excludedIDs: Set<Film.ID>

    /// A text to look up in the index.
    struct Text {
        /// One of these must be found.
        let alternatives: [String]
        /// The role that people of this name must have; nil for words.
        let role: SearchFilter.Role?
    }

    /// The texts to look up in the index; nil when there are none.
    var texts: [Text]? {
        var texts = sentence.words.map { [Text(alternatives: [$0.text], role: nil)] } ?? []
        for filter in sentence.filters {
            switch filter {
            case .person(let name, let role): texts.append(Text(alternatives: [name], role: role))
            case .either(let filters):
                let people = filters.compactMap(\.person)
                guard let role = people.first?.role else { continue }
                texts.append(Text(alternatives: people.map(\.name), role: role))
            default: continue
            }
        }
        if texts.isEmpty { return nil }
        return texts
    }

    /// The people whose films are left out.
    var unwanted: [(name: String, role: SearchFilter.Role)] {
        sentence.filters.compactMap { filter in
            if case .not(let wanted) = filter { wanted.person } else { nil }
        }
    }

    /// Whether a film meets all conditions except those on people.
    func holds(_ film: Film) -> Bool {
        guard mine.holds(film.id), !excludedIDs.contains(film.id) else { return false }
        return sentence.conditions.allSatisfy { $0.isAboutPeople || $0.holds(film) }
    }
}

extension SearchFilter {
    fileprivate var person: (name: String, role: Role)? {
        if case .person(let name, let role) = self { (name, role) } else { nil }
    }
}
