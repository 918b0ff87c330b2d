import FilmzDomain
import FilmzText

/// Those for whom one drawing serves: a person, in a language.
struct PageReader: Hashable, Sendable {
    var language: Language
    var person: Person.ID?
}

extension PageContext {
    var reader: PageReader { PageReader(language: strings.language, person: person) }
}
