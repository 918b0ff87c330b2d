/// The services for passing films and lists on, beside those about lists.
public protocol SharingServices: ListServices {
    var shares: any ShareService { get }
    var received: any ReceivedService { get }
    /// Fetches a recommendation from a URL of another Filmz; nil when none may be asked. It throws
    /// ``RecommendationProblem``.
    var fetchRecommendation: (@Sendable (WebLink) async throws -> Recommendation)? { get }
}

extension SharingServices {
    /// The current content of a share; nil when its film or list is gone.
    /// - Parameter page: the page of a list's films
    public func shared(_ share: Share, page: PageRequest) async throws -> SharedContent? {
        switch share.subject {
        case .film(let id):
            guard let film = try await films.film(id, for: share.person) else { return nil }
            return SharedContent(
                share: share, name: film.title,
                films: Page(items: [SharedFilm(film: film)], total: 1))
        case .sentList:
            let films = try await shares.sentFilms(of: share, page: page)
            return SharedContent(
                share: share, name: share.name, description: share.description, isRanked: share.isRanked,
                films: films, firstNumber: Self.firstNumber(page))
        case .list(let id):
            guard let listedFilms = try await listedNow(id, of: share.person, page: page) else { return nil }
            return SharedContent(
                share: share, name: listedFilms.list.name, description: listedFilms.list.description,
                isRanked: listedFilms.list.isRanked,
                films: listedFilms.films.map {
                    SharedFilm(film: $0.entry.film, note: share.showsNotes ? $0.note : "")
                },
                firstNumber: listedFilms.firstNumber ?? 1)
        }
    }

    private func listedNow(
        _ list: FilmList.ID, of person: Person.ID, page: PageRequest
    ) async throws -> ListedFilms? {
        do {
            return try await listed(FilmListQuery(list: list), of: person, page: page)
        } catch DomainError.noSuchList {
            return nil
        }
    }

    /// The number of a page's first film. The cursor of a sent list is the number of films before the page.
    private static func firstNumber(_ page: PageRequest) -> Int {
        let before = page.cursor.flatMap { Int($0.description) } ?? 0
        return (1...FilmList.filmLimit ~= before ? before : 0) + 1
    }

    /// The whole content of a share, at most ``FilmList/filmLimit`` films of a list; nil when its film or list is gone.
    public func wholeShared(_ share: Share) async throws -> SharedContent? {
        let size = PageRequest.sizes.upperBound
        guard var result = try await shared(share, page: PageRequest(size: size)) else { return nil }
        while let next = result.films.next, result.films.items.count < FilmList.filmLimit {
            guard let more = try await shared(share, page: PageRequest(size: size, after: next)) else { break }
            result.films.items += more.films.items
            result.films.next = more.films.next
        }
        result.films.next = nil
        return result
    }

    /// The subject of a share that stores this list as it is now.
    /// - Throws: ``DomainError/noSuchList``
    public func sentList(_ list: FilmList.ID, of person: Person.ID) async throws -> ShareDraft.Subject {
        let films = try await wholeList(list, of: person).1
        return .sentList(list, films: films.map { ShareDraft.SentFilm(film: $0.entry.film.id, note: $0.note) })
    }
}
