/// The films of somebody who directs them or plays in them, as far as Filmz knows by itself. Two people of one name are one.
public struct Filmography<Element: Sendable>: Sendable {
    /// As films have it.
    public var name: String
    /// Newest first; of one year the best known first, those without a year last.
    public var films: [Element]

    public init(name: String, films: [Element]) {
        (self.name, self.films) = (name, films)
    }
}

extension Filmography: Equatable where Element: Equatable {}

extension Filmography: Encodable where Element: Encodable {}

extension Filmography<Film> {
    /// - Parameter name: the whole name, compared without case and accents
    /// - Returns: nil when nobody of this name made one of the films
    public init?(of name: String, among films: [Film]) {
        let films = films.filter { !$0.people(named: name).isEmpty }.sorted { left, right in
            let years = (left.year ?? .min, right.year ?? .min)
            guard years.0 == years.1 else { return years.0 > years.1 }
            return (left.prominence ?? .max, left.id.rawValue) < (right.prominence ?? .max, right.id.rawValue)
        }
        guard let known = films.first?.people(named: name).first else { return nil }
        self.init(name: known, films: films)
    }
}

extension Film {
    /// Those of its directors and cast who have a name, compared without case and accents.
    public func people(named name: String) -> [String] {
        let wanted = TextFolding.folded(name)
        return (directors + cast).filter { TextFolding.folded($0) == wanted }
    }
}

extension Services {
    /// The films of somebody, with what a person has with each; nil when nobody of this name made any.
    public func filmography(of name: String, for person: Person.ID) async throws -> Filmography<FilmEntry>? {
        guard let found = try await search.filmography(of: name) else { return nil }
        let films = Page(items: found.films, total: found.films.count)
        return Filmography(name: found.name, films: try await entries(films, for: person).items)
    }
}
