import FilmzDomain
import Testing

/// Everything of their own that a person can see, through every service that takes a person.
struct Belongings {
    private var relations: [MyFilm] = []
    private var viewings: [Page<Viewing>] = []
    private let states: [Film.ID: MyFilmState]
    private var shelves: [MyFilmsShelf] = []
    private let diary: Diary
    private let lists: Page<FilmListSummary>
    private var listed: [ListedFilms] = []
    private var listsOfFilms: [[FilmListName]] = []
    private let listNames: [FilmListName]
    private let shares: Page<Share>
    private var sharesOfThings: [[Share]] = []
    private let calendars: [CalendarFeed]
    private let theatres: [Theatre]
    private let services: MyServices
    private let meanings: [String: Film.ID?]
    private let visits: [PlannedVisit]
    private let advertising: AdvertisingReader
    private let received: Page<Received>
    private let imports: [FileImport]
    private var importParts: [[FileImportPart]] = []
    private let importChoices: [String: FileImportChoice]
    private let notSeen: [Film.ID: Timestamp]
    private var progress: [ShowProgress] = []
    private let upNext: Page<UpNext>
    private let newEpisodes: NewEpisodes
    private let newCount: Int
    private let places: [String]
    private let companions: [String]
    private let tags: Page<TagUse>
    private let searched: SearchResults
    private let filmographies: [Filmography<Film>]
    private var change: Change?
    private let queries: [RecentQuery]
    private let hasPassword: Bool
    private let sessions: [Session]
    private let access: Access

    /// - Parameters:
    ///   - films: the films with which anybody has something
    ///   - change: a change that the person made
    ///   - token: the token of the person's browser
    init(
        of person: Person.ID, among films: [Film.ID], change: Change.ID? = nil, token: SessionToken? = nil,
        in subject: Subject
    ) async throws {
        var services: Services { subject.services }
        let page = PageRequest(size: 200)
        for film in films {
            relations.append(try await services.myFilms.myFilm(film, of: person))
            viewings.append(try await services.myFilms.viewings(of: film, by: person, page: page))
            listsOfFilms.append(try await services.lists.names(.having(film), of: person, limit: 9))
            progress.append(try await services.shows.progress(in: film, of: person))
        }
        states = try await services.myFilms.states(of: films, for: person)
        for shelf in MyFilmsQuery.Shelf.allCases {
            shelves.append(try await services.myFilms.shelf(MyFilmsQuery(shelf: shelf), of: person, page: page))
        }
        diary = try await services.myFilms.diary(.init(), of: person, page: page)
        listNames = try await services.lists.names(.byHand(films.first), of: person, limit: 9)
        lists = try await services.lists.lists(with: nil, of: person, page: page)
        for list in lists.items.map(\.list.id) {
            listed.append(try await services.lists.list(FilmListQuery(list: list), of: person, page: page))
        }
        shares = try await services.shares.shares(of: person, page: page)
        for film in films { sharesOfThings.append(try await services.shares.shares(of: film, by: person)) }
        for list in lists.items.map(\.list.id) {
            sharesOfThings.append(try await services.shares.shares(of: list, by: person))
        }
        upNext = try await services.shows.upNext(of: person, today: subject.clock.clock.today, page: page)
        newEpisodes = try await services.shows.newEpisodes(
            of: person, on: NewEpisodes.week(around: subject.clock.clock.today))
        calendars = try await services.calendars.calendars(of: person)
        theatres = try await services.theatres.theatres(of: person)
        self.services = try await services.myServices.services(of: person)
        meanings = try await services.theatres.meanings(for: person)
        visits = try await services.plannedVisits(clock: subject.clock.clock, of: person)
        advertising = try await services.advertising.reader(person)
        received = try await services.received.received(of: person, page: page)
        imports = try await services.imports.imports(of: person)
        for fileImport in imports {
            importParts.append(try await services.imports.parts(fileImport.id, of: person))
        }
        importChoices = try await services.imports.choices(of: person)
        notSeen = try await services.myFilms.notSeen(by: person)
        newCount = try await services.received.newCount(of: person)
        places = try await services.myFilms.places(of: person, limit: 10)
        companions = try await services.myFilms.companions(of: person, limit: 10)
        tags = try await services.myFilms.tags(of: person, page: page)
        searched = try await services.search.films(
            matching: try #require(SearchQuery("holiday")), for: person, page: page)
        filmographies = try await services.search.filmographies(of: "Ida Lupino", for: person)
        if let change { self.change = try await services.undo.change(change, of: person) }
        queries = try await services.recentQueries.queries(of: person)
        hasPassword = try await services.accounts.hasPassword(person)
        sessions = try await services.accounts.sessions(of: person)
        access = try await services.accounts.access(with: token)
    }

    /// Whether the person has nothing, while others have a password.
    var isEmpty: Bool {
        relations.allSatisfy(\.isEmpty) && viewings.allSatisfy { $0.total == 0 } && states.isEmpty
            && shelves.allSatisfy { $0.films.total == 0 && $0.minutes == 0 && Self.isEmpty($0.facets) }
            && diary.entries.total == 0 && diary.minutes == 0 && Self.isEmpty(diary.facets) && places.isEmpty
            && companions.isEmpty
            && progress.allSatisfy { $0.seenCount == 0 } && upNext.total == 0
            && newEpisodes == NewEpisodes() && calendars.isEmpty && theatres.isEmpty && meanings.isEmpty
            && visits.isEmpty && services == MyServices()
            && advertising.wantsAdvertising
            && tags.total == 0 && received.total == 0
            && imports.isEmpty && importChoices.isEmpty && newCount == 0
            && shares.total == 0 && sharesOfThings.allSatisfy(\.isEmpty) && lists.total == 0
            && listsOfFilms.allSatisfy(\.isEmpty)
            && listNames.isEmpty
            && searched.films.items.isEmpty
            && filmographies.isEmpty
            && change == nil && queries.isEmpty && !hasPassword && sessions.isEmpty && access == .denied
    }

    /// The names of the parts that differ.
    func differences(from other: Belongings) -> [String] {
        zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children).compactMap { mine, theirs in
            (mine.value as? any Equatable)?.equals(theirs.value) == true ? nil : mine.label
        }
    }

    private static func isEmpty(_ facets: MyFilmsFacets) -> Bool {
        facets.genres.isEmpty && facets.decades.isEmpty && facets.places.isEmpty && facets.tags.isEmpty
            && facets.tellers.isEmpty
            && facets.counts.values.allSatisfy { $0 == 0 }
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
