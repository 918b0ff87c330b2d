import FilmzDomain
import Testing

/// The promises of ``FilmService``. Those about newer catalogues are in ``CatalogueServiceContract``.
public enum FilmServiceContract {
    public static let cases: [ContractCase] =
        reading + stories + runs + FilmTitleContract.cases + adding + editing + learning

    private static var reading: [ContractCase] {
        [
            ContractCase("knows no film by an ID that leads nowhere") { subject async throws in
                var films: any FilmService { subject.services.films }
                #expect(try await films.film(.random()) == nil)
                #expect(try await films.film(Film.hostile.id) == nil)
                #expect(try await films.film(.tmdb(901)) == nil)
            },
            ContractCase("gives back every fact of a film, by its ID and by each external ID") { subject in
                try await subject.load(Film.samples)
                for film in Film.samples {
                    #expect(try await subject.services.films.film(film.id) == film)
                    for externalID in film.externalIDs.all {
                        #expect(try await subject.services.films.film(externalID) == film)
                    }
                }
            },
            ContractCase("gives back each kind, and finds films and shows by every external ID") {
                subject in
                let shows = Film.ofEachKind
                try await subject.load(shows)
                for film in shows {
                    #expect(try await subject.services.films.film(film.id) == film)
                    for externalID in film.externalIDs.all {
                        #expect(try await subject.services.films.film(externalID) == film)
                    }
                }
                // A film with which a person has something is kept, and outlives the catalogue.
                for film in shows { try await subject.apply(.watchlist(true), to: film.id) }
                try await subject.load([.french], edition: "without")
                for film in shows {
                    let kept = try #require(try await subject.services.films.film(film.id))
                    #expect(kept.kind == film.kind)
                    for externalID in film.externalIDs.all {
                        #expect(try await subject.services.films.film(externalID)?.id == film.id)
                    }
                }
            },
        ]
    }

    private static var stories: [ContractCase] {
        [
            ContractCase("tells what films of the catalogue are about, and which are alike by that") { subject in
                let films = (1...4).map { (number: Int) in
                    Film.sample("Film \(number)", imdb: number, prominence: number)
                }
                let stories = [
                    films[0].id: FilmSynopsis(logline: "A keeper waits.", keywords: ["lighthouse", "\"night\" café"]),
                    films[1].id: FilmSynopsis(keywords: ["night", "sea"]),
                    films[2].id: FilmSynopsis(logline: "It's 50 % 'over'.", keywords: ["sea", "lighthouse"]),
                ]
                _ = try await subject.catalogue.replace(with: films, stories: stories, edition: "first")
                func similar(_ film: Film) async throws -> [SimilarFilm] {
                    try await subject.services.films.similar(to: film, among: nil)
                }
                for film in films {
                    #expect(try await subject.services.films.story(of: film.id) == stories[film.id], "\(film.title)")
                }
                #expect(try await similar(films[0]).map(\.title) == ["Film 3"])
                #expect(try await similar(films[2]).map(\.title) == ["Film 1", "Film 2"])
                #expect(
                    try await similar(films[2]).map(\.id)
                        == [1, 2].compactMap(IMDbID.init(number:)).map(ExternalID.imdb))
                #expect(try await similar(films[3]).isEmpty)
                let dossier = try await subject.services.dossiers.dossier(of: films[0])
                #expect(dossier.film.plot == "A keeper waits.")
                #expect(dossier.keywords == stories[films[0].id]?.keywords)
                #expect(dossier.similar.map(\.title) == ["Film 3"])
                #expect(dossier.origins[.similar] == FilmDossier.Origin(author: .filmz))
            },
            ContractCase("takes films for like a film and shows for like a show") { subject in
                var titles = (1...4).map { (number: Int) in Film.sample("Title \(number)", imdb: number) }
                titles[1].kind = .miniseries
                titles[2].kind = .televisionFilm
                titles[3].kind = .series
                let stories = Dictionary(
                    uniqueKeysWithValues: titles.map { ($0.id, FilmSynopsis(keywords: ["night"])) })
                _ = try await subject.catalogue.replace(with: titles, stories: stories, edition: "first")
                let ofFilm = try await subject.services.dossiers.dossier(of: titles[0])
                let ofShow = try await subject.services.dossiers.dossier(of: titles[1])
                let both = try await subject.services.films.similar(to: titles[0], among: nil)
                #expect(ofFilm.similar.map(\.title) == ["Title 3"])
                #expect(ofShow.similar.map(\.title) == ["Title 4"])
                #expect(both.count == 3)
            },
            ContractCase("tells it of a film that kept its ID when a catalogue learnt of it") { subject in
                let added = try await subject.services.films.add(FilmDraft(title: "Lamplighter", year: 1999))
                let films = [Film.sample("Lamplighter", imdb: 1, year: 1999), .sample("Owl", imdb: 2)]
                let story = FilmSynopsis(logline: "A keeper waits.", keywords: ["night"])
                let stories = Dictionary(uniqueKeysWithValues: films.map { ($0.id, story) })
                _ = try await subject.catalogue.replace(with: films, stories: stories, edition: "first")
                let known = try #require(try await subject.services.films.film(added.id))
                #expect(try await subject.services.films.story(of: known.id) == story)
                #expect(try await subject.services.films.similar(to: known, among: .films).map(\.title) == ["Owl"])
                let owl = try #require(try await subject.services.films.film(films[1].id))
                #expect(try await subject.services.films.similar(to: owl, among: nil).map(\.title) == ["Lamplighter"])
            },
        ]
    }

    private static var runs: [ContractCase] {
        [
            ContractCase("tells how shows of the catalogue ran") { subject in
                let films = (1...3).map { (number: Int) in Film.sample("Show \(number)", imdb: number) }
                let seasons = [
                    ShowRun.Season(number: 2, firstAired: CalendarDay("1991-09-14")),
                    ShowRun.Season(number: 1, firstAired: CalendarDay("1990-09-15"), episodeCount: 8),
                ]
                let runs = [
                    films[0].id: ShowRun(lastYear: 1991, seasonCount: 3, episodeCount: 24, seasons: seasons),
                    films[1].id: ShowRun(seasonCount: 1),
                    // Of a show that the catalogue does not have, nothing is told.
                    Film.sample("Show 4", imdb: 4).id: ShowRun(seasonCount: 9, seasons: seasons),
                ]
                _ = try await subject.catalogue.replace(with: films, runs: runs, edition: "first")
                for film in films {
                    #expect(try await subject.services.films.run(of: film.id) == runs[film.id], "\(film.title)")
                }
                let unknown = Film.sample("Show 4", imdb: 4).id
                #expect(try await subject.services.films.run(of: unknown) == nil)
                #expect(runs[films[0].id]?.seasons.map(\.number) == [1, 2])
            },
            ContractCase("tells it of a show that kept its ID when a catalogue learnt of it") { subject in
                let added = try await subject.services.films.add(FilmDraft(title: "Lamplighter", year: 1999))
                let show = Film.sample("Lamplighter", imdb: 1, year: 1999)
                let run = ShowRun(lastYear: 2001, seasons: [ShowRun.Season(number: 1, episodeCount: 6)])
                _ = try await subject.catalogue.replace(with: [show], runs: [show.id: run], edition: "first")
                let known = try #require(try await subject.services.films.film(added.id))
                #expect(try await subject.services.films.run(of: known.id) == run)
            },
        ]
    }

    private static var adding: [ContractCase] {
        [
            ContractCase("adds a film with everything that was typed, tidied") { subject in
                let added = try await subject.services.films.add(
                    FilmDraft(
                        title: "  Our Holiday ", originalTitle: "Unser Urlaub", year: 1987, runtime: 12,
                        directors: ["Ada", "", "Grace"], genres: ["Home Movie"]))
                #expect(added.title == "Our Holiday")
                #expect(added.originalTitle == "Unser Urlaub")
                #expect(added.year == 1987)
                #expect(added.runtime == 12)
                #expect(added.directors == ["Ada", "Grace"])
                #expect(added.genres == ["Home Movie"])
                #expect(added.isAddedByHand)
                #expect(try await subject.services.films.film(added.id) == added)
            },
            ContractCase("adds films with hostile titles unchanged") { subject in
                for film in Film.samples {
                    let added = try await subject.services.films.add(FilmDraft(title: film.title, year: film.year))
                    #expect(try await subject.services.films.film(added.id)?.title == film.title)
                }
            },
            ContractCase("refuses an invalid draft, and adds nothing") { subject async throws in
                var films: any FilmService { subject.services.films }
                await #expect(throws: DomainError.invalid(.title, .missing)) {
                    try await films.add(FilmDraft(title: " "))
                }
                await #expect(throws: DomainError.invalid(.title, .tooLong(FilmDraft.titleLimit))) {
                    try await films.add(FilmDraft(title: String(repeating: "zebra ", count: 100)))
                }
                await #expect(throws: DomainError.invalid(.year, .malformed)) {
                    try await films.add(FilmDraft(title: "Zebra", year: 12))
                }
                await #expect(throws: DomainError.invalid(.runtime, .malformed)) {
                    try await films.add(FilmDraft(title: "Zebra", runtime: 0))
                }
                #expect(try await subject.titles(matching: "zebra").isEmpty)
            },
            ContractCase("returns the known film when the draft has its IMDb ID") { subject in
                try await subject.load(Film.samples)
                let draft = FilmDraft(title: "Quite another title", year: 1900, imdbID: Film.french.externalIDs.imdb)
                #expect(try await subject.services.films.add(draft) == .french)
            },
            ContractCase("knows an added film by the IMDb ID of its draft") { subject in
                let imdb = try #require(IMDbID("tt7654321"))
                let added = try await subject.services.films.add(FilmDraft(title: "Our Holiday", imdbID: imdb))
                #expect(try await subject.services.films.film(.imdb(imdb))?.id == added.id)
                let again = try await subject.services.films.add(
                    FilmDraft(title: "Our Holiday, once more", imdbID: imdb))
                #expect(again.id == added.id)
            },
            ContractCase("returns the known film when title, year and directors leave no doubt") { subject in
                try await subject.load(Film.samples)
                var films: any FilmService { subject.services.films }
                #expect(try await films.add(FilmDraft(title: "amelie", year: 2001)) == .french)
                #expect(try await films.add(FilmDraft(title: "AMÉLIE!", directors: ["jean-pierre jeunet"])) == .french)
            },
            ContractCase("adds another film when there is doubt") { subject in
                let twins = [
                    Film.sample("Twins", imdb: 1, year: 1988, prominence: 1), Film.sample("Twins", imdb: 2, year: 1988),
                ]
                try await subject.load(Film.samples + twins)
                var films: any FilmService { subject.services.films }
                for draft in [
                    FilmDraft(title: "Twins", year: 1988), FilmDraft(title: "Amélie", year: 1950),
                    FilmDraft(title: "Amélie"), FilmDraft(title: "Amélie", year: 2001, directors: ["Someone Else"]),
                ] {
                    let added = try await films.add(draft)
                    #expect(added.isAddedByHand, "\(draft)")
                    #expect(added.title == draft.title)
                }
            },
        ]
    }

    private static var editing: [ContractCase] {
        [
            ContractCase("corrects a film added by hand, which keeps its ID and what a person has with it") { subject in
                var films: any FilmService { subject.services.films }
                let added = try await films.add(FilmDraft(title: "Our Hollyday", year: 1987))
                try await subject.apply(.log(.full), to: added.id)
                let before = try await subject.myFilm(added.id)
                let edited = try await films.edit(
                    added.id, FilmDraft(title: "Our Holiday", year: 1988, directors: ["Grace"]))
                #expect(edited.id == added.id)
                #expect(edited.title == "Our Holiday")
                #expect(edited.year == 1988)
                #expect(edited.directors == ["Grace"])
                #expect(try await films.film(added.id) == edited)
                #expect(try await subject.myFilm(added.id) == before)
                #expect(try await subject.shelf(MyFilmsQuery(shelf: .seen)).map(\.film) == [edited])
                #expect(try await subject.titles(matching: "our holiday") == ["Our Holiday"])
                #expect(try await subject.found("hollyday").matches[added.id]?.name.text == "Our Holiday")
            },
            ContractCase("edits only films added by hand, and only with a valid draft") { subject in
                try await subject.load(Film.samples)
                var films: any FilmService { subject.services.films }
                let draft = FilmDraft(title: "Changed")
                await #expect(throws: DomainError.noSuchFilm) { try await films.edit(.random(), draft) }
                await #expect(throws: DomainError.notAddedByHand) { try await films.edit(Film.french.id, draft) }
                #expect(try await films.film(Film.french.id) == .french)
                let added = try await films.add(FilmDraft(title: "Our Holiday", year: 1987))
                await #expect(throws: DomainError.invalid(.title, .missing)) {
                    try await films.edit(added.id, FilmDraft(title: "", year: 1988))
                }
                #expect(try await films.film(added.id) == added)
            },
            ContractCase("joins two films when a correction proves by title and year that they are one") { subject in
                try await provesToBeFrench(subject, FilmDraft(title: "Amélie", year: 2001))
            },
            ContractCase("joins two films when a correction proves by IMDb ID that they are one") { subject in
                try await provesToBeFrench(subject, FilmDraft(title: "Whatever", imdbID: Film.french.externalIDs.imdb))
            },
        ]
    }

    private static var learning: [ContractCase] {
        [
            ContractCase("keeps the ID of a film that gets another external ID") { subject in
                try await subject.load(Film.samples)
                let imdb = ExternalID.imdb(try #require(IMDbID("tt7654321")))
                let id = Film.withoutIMDbID.id
                for _ in 1...2 {
                    let film = try await subject.services.films.learn(imdb, of: id)
                    #expect(film.id == id)
                    #expect(film.title == Film.withoutIMDbID.title)
                }
                #expect(try await subject.services.films.film(imdb)?.id == id)
                #expect(try await subject.services.films.film(Film.ID(imdb))?.id == id)
                #expect(try await subject.services.films.film(id)?.title == Film.withoutIMDbID.title)
            },
            ContractCase("adds no external ID to an unknown film") { subject async throws in
                var films: any FilmService { subject.services.films }
                await #expect(throws: DomainError.noSuchFilm) { try await films.learn(.tmdb(5), of: .random()) }
                #expect(try await films.film(.tmdb(5)) == nil)
            },
            ContractCase("joins two films with the same external ID, with everything of both") {
                subject in
                try await subject.load(Film.samples)
                let one = Film.withoutIMDbID.id
                let other = Film.yearOnly.id
                try await havingBoth(subject, one, other)
                let imdb = try #require(Film.yearOnly.externalIDs.imdb)
                _ = try await subject.services.films.learn(.imdb(imdb), of: one)
                try await expectBoth(subject, one, other)
            },
            ContractCase("joins three records that prove to be one film") { subject in
                let films = [
                    Film.sample("One", imdb: 1, year: 1990), Film.sample("Two", tmdb: 2, year: 1990),
                    Film.sample("Three", tmdb: 3, year: 1990),
                ]
                try await subject.load(films)
                for film in films { try await subject.apply(.log(.full), to: film.id) }
                let imdb = ExternalID.imdb(try #require(films[0].externalIDs.imdb))
                _ = try await subject.services.films.learn(.tmdb(3), of: films[1].id)
                _ = try await subject.services.films.learn(imdb, of: films[2].id)
                var ids: Set<Film.ID?> = []
                for film in films {
                    ids.insert(try await subject.services.films.film(film.id)?.id)
                    #expect(try await subject.myFilm(film.id).viewings.count == 3)
                }
                #expect(ids.count == 1)
                #expect(try await subject.shelf(MyFilmsQuery(shelf: .seen)).count == 1)
            },
        ]
    }

    /// A film added by hand, with personal data of its own, proves to be ``Film/french`` when it is edited to `draft`.
    private static func provesToBeFrench(_ subject: Subject, _ draft: FilmDraft) async throws {
        try await subject.load(Film.samples)
        let added = try await subject.services.films.add(FilmDraft(title: "That French one", year: 2000))
        try await havingBoth(subject, added.id, Film.french.id)
        let edited = try await subject.services.films.edit(added.id, draft)
        #expect(edited.title == Film.french.title)
        #expect(edited.cast == Film.french.cast)
        #expect(try await subject.services.films.film(added.id)?.id == edited.id)
        try await expectBoth(subject, added.id, Film.french.id)
    }

    /// Gives each of two films something that the other one does not have.
    static func havingBoth(_ subject: Subject, _ one: Film.ID, _ other: Film.ID) async throws {
        try await subject.apply(.log(.watched("2001-05", place: "Roxy", stars: 4)), to: one)
        try await subject.apply(.favourite(true), to: one)
        try await subject.apply(.log(.watched("2009", place: "Home")), to: other)
        try await subject.apply(.comment("Lovely."), to: other)
        try await subject.apply(.audience(.adults), to: other)
    }

    /// Expects that both IDs lead to one film with everything that ``havingBoth(_:_:_:)`` gave to the two.
    static func expectBoth(_ subject: Subject, _ one: Film.ID, _ other: Film.ID) async throws {
        let film = try #require(try await subject.services.films.film(one))
        #expect(try await subject.services.films.film(other) == film)
        for id in [one, other] {
            let mine = try await subject.myFilm(id)
            #expect(mine.viewings.map(\.place) == ["Home", "Roxy"])
            #expect(mine.rating == Rating(stars: 4))
            #expect(mine.comment == "Lovely.")
            #expect(mine.audience == .adults)
            #expect(mine.isFavourite)
        }
        let seen = try await subject.shelf(MyFilmsQuery(shelf: .seen))
        #expect(seen.map(\.film.id) == [film.id], "One film stands on a shelf once.")
        #expect(seen.first?.state.viewingCount == 2)
        let change = try await subject.apply(.watchlist(true), to: other)
        #expect(change != nil)
        #expect(try await subject.myFilm(one).isOnWatchlist)
    }
}
