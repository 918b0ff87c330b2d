public import FilmzDomain
import FilmzText

/// A film or a list to share.
public struct ShareableItem: Sendable {
    public enum Subject: Hashable, Sendable {
        case film(Film.ID)
        case list(FilmList.ID)
    }

    /// Nil for a list.
    public let film: Film?
    /// The person's marks and words for the film; nil for a list.
    public let myFilm: MyFilm?
    /// Nil for a film.
    public let list: FilmList?

    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/noSuchList``
    public static func load(
        _ subject: Subject, from services: some ListServices, for person: Person.ID
    ) async throws -> ShareableItem {
        switch subject {
        case .film(let id):
            let film = try await services.knownFilm(id, permission: nil, for: person)
            return ShareableItem(
                film: film, myFilm: try await services.myFilms.myFilm(film.id, of: person), list: nil)
        case .list(let id):
            let listed = try await services.lists.list(
                FilmListQuery(list: id), of: person, page: PageRequest(size: 1))
            return ShareableItem(film: nil, myFilm: nil, list: listed.list)
        }
    }

    func shares(from services: some SharingServices, for person: Person.ID) async throws -> [Share] {
        if let film { return try await services.shares.shares(of: film.id, by: person) }
        guard let list else { return [] }
        return try await services.shares.shares(of: list.id, by: person)
    }

    func title(_ context: PageContext) -> String {
        film.map { context.titles.titled($0).title } ?? list?.name ?? ""
    }

    /// The page of the film or list.
    var path: SitePath { film.map { .film($0.id) } ?? list.map { .list($0.id) } ?? .together }

    var passOn: SitePath { film.map { .passOnFilm($0.id) } ?? list.map { .passOnList($0.id) } ?? .together }

    /// The address of the card for the form's input, without a format.
    func card(_ form: PassOnForm) -> SiteAddress {
        card(
            message: form.message, sender: form.sender,
            rating: form.hasStars ? myFilm?.rating : nil)
    }

    func card(message: String, sender: String, rating: Rating?) -> SiteAddress {
        SiteAddress(film.map { .filmCard($0.id) } ?? list.map { .listCard($0.id) } ?? .together)
            .with(.message, value: message.nonEmpty.map { String($0.prefix(Share.messageLimit)) })
            .with(.sender, value: sender.nonEmpty.map { String($0.prefix(Person.nameLimit)) })
            .with(.rating, value: rating?.description)
    }
}
