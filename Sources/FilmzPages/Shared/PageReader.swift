import FilmzDomain
import FilmzText

/// The language and the person that a drawn part is for, as part of its cache key.
struct PageReader: Hashable, Sendable {
    var language: Language
    var person: Person.ID?
}

extension PageContext {
    var reader: PageReader { PageReader(language: strings.language, person: person) }
}
