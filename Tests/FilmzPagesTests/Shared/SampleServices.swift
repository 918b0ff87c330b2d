import FilmzDomain
import FilmzTextFolding

/// All services over a few values in memory; nothing can be changed.
struct SampleServices {
    /// The name of the reader.
    var name = ""
    var allFilms: [Film] = []
    var myFilms: [Film.ID: MyFilm] = [:]
    /// The films that the reader can remove.
    var removable: Set<Film.ID> = []
    var changes: [PastChange] = []
    var filmLists: [SampleList] = []
    var allShares: [Share] = []
    var received: [Received] = []
    var fileImports = [
        FileImport(id: FileImport.ID(rawValue: 61) ?? .random(), name: "<1>.zip", addedAt: Samples.clock.now())
    ]
    var feeds: [CalendarFeed] = []
    var advertisements: [Advertisement] = []
    var advertisingLimit = Advertising.usualLimit
    var wantsAdvertising = true
    var followed: [FollowedTheatre] = []
    var showtimes: [Theatre.Source: [Showtime]] = [:]
    var visits: [PlannedVisit] = []
    var kept: [Film.ID: CachedOffers] = [:]
    var sold: [Film.ID: CachedProducts] = [:]
    var products: SampleProducts?
    var mine = MyServices()
    var offers: SampleOffers?
    var recent: [RecentQuery] = []
    var newestRelease: FilmzRelease?
    var isProtected = false
    /// The persons besides the reader. Once this is protected, all have a password.
    var others: [Person] = []
    var sessions: [Session] = []
    var events: [AccountEvent] = []
    var pageSize: Int?
    var titles: [Film.ID: String] = [:]
    var dossiers: [Film.ID: FilmDossier] = [:]
    /// Dossiers with pages of their own, by name.
    var told: [(name: String, dossier: FilmDossier)] = []
    var posters: [Film.ID: Poster] = [:]
    /// The makers of films, where people of the same name are told apart.
    var namesakes: [Film.ID: Set<Namesake>] = [:]
    /// The providers, as the settings show them.
    var statuses: [ProviderStatus] = []
    /// How searches understand the query and why they find films, where that is set.
    var reading = SearchResults()
    var saysReading = false
    var description: CatalogueDescription? = CatalogueDescription(
        edition: "1", madeAt: Timestamp(milliseconds: 1), filmCount: 1_236)

    var services: Services {
        Services(
            films: self, catalogue: { [description] in description }, dossiers: self, posters: self, discover: self,
            search: self, recentQueries: self,
            myFilms: self, lists: self, shares: self, received: self, imports: self,
            calendars: self, shows: self, theatres: self, offers: offers, offerMemory: self, products: products,
            myServices: self,
            advertising: self,
            fetchRecommendation: { _ in throw RecommendationProblem.unreachable },
            newestRelease: { [newestRelease] in newestRelease }, undo: self, persons: self,
            accounts: self,
            providers: SampleProviders(all: statuses),
            owners: OwnerServices(
                persons: self, accounts: self, providers: SampleProviders(all: statuses), advertising: self,
                fetchPicture: { _ in throw AdvertisingProblem.unreachablePicture }))
    }

    func page<Element>(_ items: [Element], _ request: PageRequest) -> Page<Element> {
        let start = request.cursor.flatMap { Int($0.description) } ?? 0
        let size = pageSize ?? request.size
        let rest = items.dropFirst(start)
        return Page(
            items: Array(rest.prefix(size)), total: items.count,
            next: rest.count > size ? PageCursor(String(start + size)) : nil)
    }
}

extension SampleServices: FilmService {
    func film(_ id: Film.ID) -> Film? { allFilms.first { $0.id == id } }
    func film(_ externalID: ExternalID) -> Film? { film(Film.ID(externalID)) }
    func films(_ ids: [Film.ID], for reader: FilmReader) -> [Film.ID: Film] {
        Dictionary(ids.compactMap { id in film(id).map { (id, $0) } }) { first, _ in first }
    }
    func films(knownBy ids: [ExternalID], for reader: FilmReader) -> [ExternalID: Film] {
        Dictionary(ids.compactMap { id in film(id).map { (id, $0) } }) { first, _ in first }
    }
    func titles(of films: Set<Film.ID>, in language: TitleLanguage) -> [Film.ID: String] {
        titles.filter { films.contains($0.key) }
    }
    func films(titledLike films: [Film], for person: Person.ID) -> [Film] { [] }
    func story(of film: Film.ID) -> FilmSynopsis? { nil }
    func run(of show: Film.ID) -> ShowRun? { nil }
    func episodeCounts(of shows: [Film.ID]) -> [Film.ID: Int] { [:] }
    func similar(to film: Film, among group: Film.KindGroup?) -> [SimilarFilm] { [] }
    func add(_ draft: FilmDraft, by person: Person.ID) throws -> Film { try draft.film(id: .random()) }
    func edit(_ id: Film.ID, draft: FilmDraft, by person: Person.ID) throws -> Film { try draft.film(id: id) }
    func note(
        _ found: [Film], apartFrom others: Set<Film.ID>, for person: Person.ID?
    ) -> [(film: Film, wasKnown: Bool)] {
        found.map { ($0, film($0.id) != nil) }
    }
    func learn(_ externalID: ExternalID, of id: Film.ID) throws -> Film { throw DomainError.noSuchFilm }
}

extension SampleServices: DossierService {
    func dossier(of film: Film) -> FilmDossier { dossiers[film.id] ?? FilmMerging.dossier(film, reports: []) }
    func refresh(_ film: Film, all: Bool, permission: ProviderPermission) -> FilmDossier { dossier(of: film) }
    func decide(
        _ provider: Provider, id: ExternalID?, for film: Film.ID, by owner: Owner,
        permission: ProviderPermission
    ) throws -> FilmDossier {
        throw DomainError.noSuchFilm
    }
    func reconsider(
        _ provider: Provider, for film: Film.ID, by owner: Owner, permission: ProviderPermission
    ) throws -> FilmDossier {
        throw DomainError.noSuchFilm
    }
    func film(_ id: ExternalID, anew: Bool, for person: Person.ID, permission: ProviderPermission) -> Film? { film(id) }
}

extension SampleServices: PosterService {
    func poster(of film: Film.ID) -> Poster? { posters[film] }
    func picture(of film: Film.ID, size: PosterSize, permission: ProviderPermission?) -> Picture? { nil }
    func want(_ film: Film.ID, size: PosterSize, permission: ProviderPermission) {}
}

extension SampleServices: DiscoverService {
    func films(_ query: DiscoverQuery, page request: PageRequest) -> DiscoverShelf {
        let years = Dictionary(grouping: allFilms.compactMap(\.year)) { $0 }
            .map { ReleaseYear(year: $0.key, filmCount: $0.value.count) }
            .sorted { $0.year > $1.year }
        let query = query.resolved(years, today: Samples.clock.today)
        let films = allFilms.filter { film in
            query.year.map { $0 == film.year } != false && query.day.map { $0 == film.releaseDate?.monthDay } != false
                && query.week.map {
                    $0.before(days: 3) <= film.releaseDate ?? .last && film.releaseDate ?? .last <= $0.after(days: 3)
                } != false
                && query.filter.genre.map(film.genres.contains) != false
        }
        let newestFirst = films.sorted { ($0.releaseDate?.description ?? "") > ($1.releaseDate?.description ?? "") }
        let facets = DiscoverFacets(
            years: years, genres: Set(allFilms.flatMap(\.genres)).sorted(),
            countries: Set(allFilms.flatMap(\.countries)).sorted(),
            languages: Set(allFilms.flatMap(\.languages)).sorted())
        return DiscoverShelf(query: query, films: page(newestFirst, request), facets: facets)
    }
}

extension SampleServices: SearchService {
    /// The films that have every word of the query in their title, people or year, the best known first.
    func films(matching query: SearchQuery, for person: Person.ID, page request: PageRequest) -> SearchResults {
        let found = allFilms.filter { film in
            let texts = [film.title, film.originalTitle, film.year.map(String.init)].compactMap(\.self)
            let words = (texts + film.directors + film.cast).flatMap(TextFolding.words)
            return query.words.allSatisfy { word in words.contains { $0.utf8.starts(with: word.utf8) } }
        }
        var results = saysReading ? reading : SearchResults()
        results.films = page(
            found.sorted { ($0.prominence ?? .max, $0.id.rawValue) < ($1.prominence ?? .max, $1.id.rawValue) }, request)
        return results
    }

    /// The films that meet the conditions, whatever else the sentence says.
    func films(
        matching sentence: SearchSentence, among mine: MyFilmSets, isRule: Bool, for person: Person.ID,
        page request: PageRequest
    ) -> SearchResults {
        let found = allFilms.filter { film in
            mine.holds(film.id) && sentence.filters.allSatisfy { $0.holds(film) }
        }
        var results = SearchResults(films: page(found, request))
        results.sentence = sentence
        return results
    }

    func filmographies(of name: String, for person: Person.ID) -> [Filmography<Film>] {
        let films = allFilms.filter { !$0.people(named: name).isEmpty }
        return Filmography.all(of: name, among: films, namesakes: namesakes)
    }
}

extension SampleServices: RecentQueryService {
    func queries(of person: Person.ID) -> [RecentQuery] { recent }
    func record(_ query: SearchQuery, of person: Person.ID) {}
    func note(_ query: SearchQuery, of person: Person.ID) {}
    func forget(_ query: SearchQuery?, of person: Person.ID) -> Change? { nil }
}

extension SampleServices: MyFilmService {
    func notSeen(among films: [Film.ID], by person: Person.ID) -> Set<Film.ID> { [] }

    func note(notSeen: Bool, of film: Film.ID, by person: Person.ID) {}

    func notSeen(by person: Person.ID) -> [Film.ID: Timestamp] { [:] }

    func restore(notSeen: [Film.ID: Timestamp], by person: Person.ID) {}

    func plainNotes(among notes: Set<String>, of person: Person.ID) -> Set<String> { [] }

    func keepPlain(_ notes: Set<String>, of person: Person.ID) {}

    func myFilm(_ film: Film.ID, of person: Person.ID) -> MyFilm {
        var myFilm = myFilms[film] ?? MyFilm()
        myFilm.viewings = Array(myFilm.viewings.prefix(MyFilm.newestLimit))
        return myFilm
    }

    func relations(to films: Set<Film.ID>, of person: Person.ID) -> [Film.ID: MyFilm] {
        Dictionary(uniqueKeysWithValues: films.map { ($0, myFilms[$0] ?? MyFilm()) })
    }

    func viewings(of film: Film.ID, by person: Person.ID, page request: PageRequest) -> Page<Viewing> {
        page(myFilms[film]?.viewings ?? [], request)
    }

    func viewing(_ id: Viewing.ID, of film: Film.ID, by person: Person.ID) -> Viewing? {
        myFilms[film]?.viewings.first { $0.id == id }
    }

    func films(ofViewings ids: Set<Viewing.ID>, by person: Person.ID) -> [Viewing.ID: Film.ID] { [:] }

    func wholeFilms(after last: Film.ID?, limit: Int, of person: Person.ID) -> [ExportedFilm] {
        entries.map(\.film).filter { film in last.map { film.id.rawValue > $0.rawValue } ?? true }
            .sorted { $0.id.rawValue < $1.id.rawValue }.prefix(limit)
            .map { ExportedFilm(film: $0, mine: myFilms[$0.id] ?? MyFilm()) }
    }

    func revision(of person: Person.ID) -> String { "" }

    func states(of films: [Film.ID], for person: Person.ID) -> [Film.ID: MyFilmState] {
        myFilms.filter { films.contains($0.key) }.mapValues(MyFilmState.init)
    }

    func shelf(_ query: MyFilmsQuery, of person: Person.ID, page request: PageRequest) -> MyFilmsShelf {
        let shelf = entries.filter { entry in
            Self.holds(query.shelf, entry.state) && query.filter.genre.map(entry.film.genres.contains) != false
                && query.filter.offered?.films.contains(entry.film.id) != false
        }
        return MyFilmsShelf(
            films: page(shelf, request), minutes: shelf.compactMap(\.film.runtime).reduce(0, +),
            facets: facets(of: query.shelf))
    }

    func films(_ query: MyFilmsQuery, of person: Person.ID) -> Set<Film.ID> {
        Set(entries.filter { Self.holds(query.shelf, $0.state) }.map(\.film.id))
    }

    func diary(_ filter: MyFilmsQuery.Filter, of person: Person.ID, page request: PageRequest) -> Diary {
        let viewings = entries.flatMap { entry in
            (myFilms[entry.film.id]?.viewings ?? []).map { viewing in
                DiaryEntry(
                    viewing: viewing, film: entry.film, state: entry.state,
                    episode: viewing.episode.flatMap { storedEpisodes([$0], of: entry.film.id)[$0] },
                    referrals: myFilms[entry.film.id]?.referrals ?? [])
            }
        }
        let diary = viewings.filter { filter.genre.map($0.film.genres.contains) != false }
            .filter { filter.seenIn?.contains($0.viewing.watchedOn) != false }
            .sorted { $0.viewing.watchedOn > $1.viewing.watchedOn }
        return Diary(
            entries: page(diary, request), minutes: diary.compactMap(\.film.runtime).reduce(0, +),
            facets: facets(of: .seen))
    }

    private var entries: [FilmEntry] {
        allFilms.compactMap { film in
            myFilms[film.id].map { FilmEntry(film: film, state: MyFilmState($0)) }
        }
    }

    private func facets(of shelf: MyFilmsQuery.Shelf) -> MyFilmsFacets {
        let states = myFilms.mapValues(MyFilmState.init)
        let films = allFilms.filter { film in states[film.id].map { Self.holds(shelf, $0) } == true }
        let counts = MyFilmsQuery.Shelf.allCases.map { shelf in
            (shelf, states.values.count { Self.holds(shelf, $0) })
        }
        return MyFilmsFacets(
            genres: Set(films.flatMap(\.genres)).sorted(),
            decades: Set(films.compactMap(\.year).map { $0 / 10 * 10 }).sorted(by: >),
            places: places(of: .owner, limit: MyFilmsFacets.placeLimit),
            tags: tags(of: .owner, page: PageRequest()).items.map(\.tag),
            tellers: Set(myFilms.values.flatMap(\.referrals).map(\.by)).sorted(),
            seenIn: SeenPeriod.withYears(
                myFilms.values.flatMap(\.viewings).map(\.watchedOn).sorted(by: >).compactMap { SeenPeriod($0) }),
            counts: Dictionary(uniqueKeysWithValues: counts))
    }

    func tags(of person: Person.ID, page request: PageRequest) -> Page<TagUse> {
        let all = Tags(myFilms.values.flatMap { mine in mine.tags.all + mine.viewings.flatMap(\.tags.all) })
        let uses = all.all.map { tag in
            let films = myFilms.values.filter { mine in
                mine.tags.contains(tag) || mine.viewings.contains { $0.tags.contains(tag) }
            }
            let viewings = myFilms.values.flatMap(\.viewings).count { $0.tags.contains(tag) }
            return TagUse(tag: tag, filmCount: films.count, viewingCount: viewings)
        }
        return page(uses, request)
    }

    func replace(_ tag: Tag, with new: Tag?, of person: Person.ID) -> Change? { nil }

    func places(of person: Person.ID, limit: Int) -> [String] {
        Array(Set(myFilms.values.flatMap(\.viewings).map(\.place)).subtracting([""]).sorted().prefix(limit))
    }

    func companions(of person: Person.ID, limit: Int) -> [String] {
        Array(Set(myFilms.values.flatMap(\.viewings).map(\.companions)).subtracting([""]).sorted().prefix(limit))
    }

    func apply(_ edit: MyFilmEdit, to film: Film.ID, of person: Person.ID) -> Change? { nil }
    func apply(_ edit: MyFilmEdit, to films: Set<Film.ID>, of person: Person.ID) -> Change? { nil }
    func remove(_ film: Film.ID, of person: Person.ID) throws -> Change { throw DomainError.notAddedByHand }
    func isRemovable(_ film: Film.ID, by person: Person.ID) -> Bool { removable.contains(film) }
    func begin(_ kind: Change.Kind, isKept: Bool, of person: Person.ID) -> any MyFilmBatch { NoBatch() }

    private struct NoBatch: MyFilmBatch {
        func add(_ edits: [FilmEdit]) {}
        func make(_ drafts: [FilmDraft]) -> [Film.ID] { [] }
        func note(_ films: [Film], apartFrom others: Set<Film.ID>) -> [Film.ID] { films.map(\.id) }
        func add(_ addition: FilmListAddition) -> Int { 0 }
        func changedCount() -> Int { 0 }
        func commit() -> Change? { nil }
        func abandon() {}
    }

    private static func holds(_ shelf: MyFilmsQuery.Shelf, _ state: MyFilmState) -> Bool {
        switch shelf {
        case .watchlist: state.isOnWatchlist
        case .seen: state.isSeen
        case .favourites: state.isFavourite
        case .all: state != MyFilmState()
        }
    }
}

extension SampleServices: UndoService {
    func changes(of person: Person.ID, page: PageRequest) -> Page<PastChange> {
        self.page(changes, page)
    }
    func change(_ id: Change.ID, of person: Person.ID) -> Change? { changes.first { $0.change.id == id }?.change }
    func undo(_ id: Change.ID, of person: Person.ID) throws -> Change { throw DomainError.nothingToUndo }
    func films(of id: Change.ID, titled title: String, of person: Person.ID, page: PageRequest) -> Page<ChangedFilm> {
        let films = allFilms.filter { title.isEmpty || $0.title.contains(title) }
        return self.page(films.map { ChangedFilm(film: $0.id, title: $0.title, isUndoable: $0.year != nil) }, page)
    }
    func undo(_ id: Change.ID, only film: Film.ID, of person: Person.ID) throws -> Change {
        throw DomainError.nothingToUndo
    }
    func forget(_ id: Change.ID, of person: Person.ID) -> Bool { false }
    func additions(of id: Change.ID, for person: Person.ID) -> ChangeAdditions {
        ChangeAdditions(seenCount: 2, viewingCount: 1_234, watchlistCount: 1)
    }
    func viewings(
        after changes: Set<Change.ID>, of films: Set<Film.ID>, by person: Person.ID
    ) -> Set<Viewing.ID> { [] }
}

extension SampleServices: PersonManagement {
    func persons() -> [Person] { [Person(id: .owner, name: name, role: .owner)] + others }
    func add(_ draft: PersonDraft) throws -> Person { throw PersonError.nameTaken }
    func edit(_ id: Person.ID, draft: PersonDraft) throws -> Person { throw PersonError.noSuchPerson }
    func person(_ id: Person.ID) -> Person? { persons().first { $0.id == id } }
    func home(of person: Person.ID) -> Home? { Home(of: person, among: persons()) }
    func reader(_ person: Person.ID) -> Reader { Reader() }
    func addProfile(named name: String, keptBy keeper: Person.ID) throws -> Person { throw ProfileError.tooMany }
    func deleteProfile(_ profile: Person.ID, keptBy keeper: Person.ID) throws { throw ProfileError.notAtHome }
    func setTimeZone(_ zone: PersonTimeZone?, of person: Person.ID) throws { throw PersonError.noSuchPerson }
    func rename(_ person: Person.ID, to name: String) throws -> Person { throw PersonError.noSuchPerson }
    func delete(_ person: Person.ID) throws { throw PersonError.noSuchPerson }
    func retire(_ id: Person.ID) throws -> Person { throw PersonError.noSuchPerson }
    func readmit(_ id: Person.ID) throws -> Person { throw PersonError.noSuchPerson }
    func deleteRetired() -> [Person] { [] }
}

extension SampleServices: AccountManagement {
    func waysIn(of person: Person.ID) -> [WayIn] {
        if isProtected { [.password(setAt: Timestamp(milliseconds: 1_793_000_000_000))] } else { [] }
    }
    func personsWithPassword() -> [Person.ID] { if isProtected { persons().map(\.id) } else { [] } }
    func haveSeveralPasswords() -> Bool { personsWithPassword().count > 1 }
    func setPassword(_ password: Password, of person: Person.ID) {}
    func removePassword(of person: Person.ID) -> Bool { isProtected }
    func access(with token: SessionToken?) -> Access { .unprotected }
    func check(_ password: Password, of person: Person.ID, on device: String) throws {
        throw AccountError.wrongPassword
    }
    func signIn(_ password: Password, as person: Person.ID?, in browser: SignInBrowser) throws -> SignedIn {
        throw AccountError.wrongPassword
    }
    func changePassword(to password: Password, of person: Person.ID, in browser: SignInBrowser) throws -> SessionToken {
        throw AccountError.wrongPassword
    }
    func setFirstPassword(_ password: Password, name: String, in browser: SignInBrowser) throws -> SessionToken {
        throw AccountError.wrongPassword
    }
    func offerFarewell(to person: Person.ID) throws -> SecretToken { throw PersonError.noSuchPerson }
    func signOut(_ person: Person.ID, except id: Session.ID?) {}
    func events(of person: Person.ID) -> [AccountEvent] { events }
    func invite(_ person: Person.ID) throws -> SecretToken { throw PersonError.noSuchPerson }
    func invitation(_ secret: SecretToken) -> Invitation? { nil }
    func farewell(_ secret: SecretToken) -> Person.ID? { nil }
    func useFarewell(_ secret: SecretToken) -> Person.ID? { nil }
    func accept(_ secret: SecretToken, password: Password, in browser: SignInBrowser) throws -> SessionToken {
        throw AccountError.noInvitation
    }
    func pins(in home: Home) -> Set<Person.ID> { Set(home.profiles.map(\.id)) }
    func setPin(_ pin: Pin?, of person: Person.ID) {}
    func open(
        _ other: Person.ID, pin: Pin?, inSession id: Session.ID, of person: Person.ID, on device: String
    ) throws -> SessionToken { throw ProfileError.wrongPin }
    func sources(of attempt: SignInAttempt) -> [SignInTallies.Source] { [] }
    func admit(_ sources: [SignInTallies.Source]) -> SignInAdmission { .admitted }
    func forget(_ sources: [SignInTallies.Source]) {}
    func sessions(of person: Person.ID) -> [Session] { sessions }
    func endSession(_ id: Session.ID, of person: Person.ID) -> Bool { false }
    func endSessions(of person: Person.ID, except id: Session.ID) -> Int { 0 }
}
