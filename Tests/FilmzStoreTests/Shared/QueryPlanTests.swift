import FilmzDomain
import GRDB
import Testing

@testable import FilmzStore

/// Lists stay quick however long they get, because each is read along an index that has its order.
struct QueryPlanTests {
    @Test(arguments: MyFilmsQuery.Shelf.allCases, MyFilmsQuery.Sort.allCases)
    func aShelfIsReadInItsOrder(_ shelf: MyFilmsQuery.Shelf, _ sort: MyFilmsQuery.Sort) async throws {
        let database = try FilmzDatabase.inMemory()
        let filters: [MyFilmsQuery.Filter] = [
            .init(), .init(audience: .kids, genre: "Drama", decade: 1990, minimumRating: Rating(stars: 3)),
            .init(seenIn: SeenPeriod("2011"), isUnrated: true, isUnlisted: true),
        ]
        for filter in filters {
            let selection = MyFilmsSelection(MyFilmsQuery(shelf: shelf, sort: sort, filter: filter), person: .owner)
            for position in [nil, KeysetCursor(Int64(0).databaseValue, id: 1)] {
                let plan = try database.read { try Self.plan(selection.pageSQL(after: position), $0) }
                #expect(plan.first?.contains("shelf_film_by_\(sort)") == true, "\(plan)")
                #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
                Self.expectNoScan(plan)
            }
            let totals = try database.read { try Self.plan(selection.totalsSQL, $0) }
            Self.expectNoScan(totals)
        }
    }

    /// Titles in a language are in no index. What is read is the page alone, and once the shelf's or list's own titles.
    @Test func filmsSortedByTitlesOfALanguageAreReadByTheirIDs() throws {
        let database = try FilmzDatabase.inMemory()
        let titles = TitleEdition(language: .german, catalogue: 1, reports: ReportRevision())
        for filter in [MyFilmsQuery.Filter(), .init(genre: "Drama", decade: 1990)] {
            let query = MyFilmsQuery(shelf: .seen, sort: .title, filter: filter, language: .german)
            let shelf = MyFilmsSelection(query, person: .owner, titles: titles)
            let plan = try database.read { try Self.plan(shelf.pageSQL(after: nil), $0) }
            #expect(plan.contains { $0.contains("(person_id=? AND shelf=? AND film_id=?)") }, "\(plan)")
            Self.expectNoScan(plan)
            Self.expectNoScan(try database.read { try Self.plan(shelf.filmsSQL, $0) })
            let list = FilmListSelection(
                query: FilmListQuery(list: .random(), sort: .title, filter: filter, language: .german), person: .owner,
                matches: nil, titles: titles)
            let listed = try database.read { try Self.plan(list.pageSQL(isFirst: true), $0) }
            #expect(listed.contains { $0.contains("(person_id=? AND list_id=? AND film_id=?)") }, "\(listed)")
            Self.expectNoScan(listed)
            Self.expectNoScan(try database.read { try Self.plan(list.idsSQL, $0) })
        }
        let own = try database.read { try Self.plan(MyFilmsSelection.titlesSQL, $0) }
        #expect(own.first?.contains("USING COVERING INDEX shelf_film_by_title") == true, "\(own)")
        for sql in [FilmListSelection.titlesSQL, MyTitles.idsSQL] {
            Self.expectNoScan(try database.read { try Self.plan(sql, $0) })
        }
        let newest = try ProvidersFile.inMemory(clock: Clock()).read { try Self.plan(AnswerRecord.newestSQL, $0) }
        let steps = newest.filter { $0.contains("report") || $0.contains("match") }
        #expect(steps.count == 4)
        #expect(steps.allSatisfy { $0.contains("USING COVERING INDEX") }, "\(newest)")
    }

    @Test func wordsAndPlacesAreFoundByIndex() async throws {
        let database = try FilmzDatabase.inMemory()
        let filter = MyFilmsQuery.Filter(
            text: SearchQuery("alien 1979"), place: "Home", tag: Tag(accepted: "Rainy day"))
        for shelf in MyFilmsQuery.Shelf.allCases {
            for sort in [nil, MyFilmsQuery.Sort.title] {
                let query = MyFilmsQuery(shelf: shelf, sort: sort, filter: filter)
                let selection = MyFilmsSelection(query, person: .owner, matches: MyTitles.Matches(films: [1, 2]))
                let plan = try database.read { try Self.plan(selection.pageSQL(after: nil), $0) }
                Self.expectNoScan(plan)
                Self.expectNoScan(try database.read { try Self.plan(selection.totalsSQL, $0) })
            }
        }
    }

    @Test func theDiaryIsReadInItsOrder() async throws {
        let database = try FilmzDatabase.inMemory()
        for filter in [
            MyFilmsQuery.Filter(), .init(audience: .kids, genre: "Drama", decade: 1990, tag: Tag(accepted: "a")),
            .init(seenIn: SeenPeriod("2011-07"), isUnlisted: true),
        ] {
            let selection = DiarySelection(filter, person: .owner)
            for isFirst in [true, false] {
                let plan = try database.read { try Self.plan(selection.pageSQL(isFirst: isFirst), $0) }
                #expect(plan.first?.contains("USING INDEX viewing_by_time") == true, "\(plan)")
                #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
                Self.expectNoScan(plan)
            }
            Self.expectNoScan(try database.read { try Self.plan(selection.totalsSQL, $0) })
        }
    }

    @Test func summariesAreReadByIndex() async throws {
        let database = try FilmzDatabase.inMemory()
        typealias Summaries = MyFilmsCache
        for sql in [MyTitles.filmsSQL, MyTitles.aliasesSQL] {
            Self.expectNoScan(try database.read { try Self.plan(sql, $0) })
        }
        for sql in [
            Summaries.genresSQL, Summaries.decadesSQL, Summaries.placesSQL, Summaries.periodsSQL, Summaries.countsSQL,
            StoredMyFilms.listedSQL, TagRecord.allSQL,
            TagRecord.knownSQL, TagRecord.filmsSQL, MyFilmRecords.relationsSQL, MyFilmRecords.viewingsSQL,
            MyFilmRecords.toldSQL, ViewingSelection.ofOtherFilmsSQL, ShelfApplication.missingSQL,
            ShelfApplication.goneSQL,
            ChangeRecord.additionsSQL, ChangeRecord.viewingsSQL, ChangeRecord.inverseSQL, ShelfApplication.takingOffSQL,
        ] {
            Self.expectNoScan(try database.read { try Self.plan(sql, $0) })
        }
    }

    /// They are read again after each change, over all films of a shelf.
    @Test func whatAShelfAddsUpToIsReadFromIndexesAlone() throws {
        let database = try FilmzDatabase.inMemory()
        let totals = MyFilmsSelection(MyFilmsQuery(shelf: .seen), person: .owner).totalsSQL
        for sql in [
            MyFilmsCache.genresSQL, MyFilmsCache.decadesSQL, MyFilmsCache.placesSQL, MyFilmsCache.countsSQL, totals,
        ] {
            let searches = try database.read { try Self.plan(sql, $0) }.filter { $0.hasPrefix("SEARCH") }
            #expect(!searches.isEmpty)
            for search in searches { #expect(search.contains("COVERING INDEX"), "\(search)") }
        }
    }

    /// What there is of a value is looked up value by value, and not in every row.
    @Test func differentValuesAreFoundOneByOne() throws {
        let database = try FilmzDatabase.inMemory()
        for sql in [MyFilmsCache.genresSQL, MyFilmsCache.decadesSQL, MyFilmsCache.periodsSQL] {
            let plan = try database.read { try Self.plan(sql, $0) }
            #expect(plan.contains { $0.hasPrefix("RECURSIVE") }, "\(plan)")
            #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
        }
    }

    @Test(arguments: FilmListQuery.Sort.allCases)
    func aListIsReadByIndex(_ sort: FilmListQuery.Sort) throws {
        let database = try FilmzDatabase.inMemory()
        let filters: [MyFilmsQuery.Filter] = [.init(), .init(genre: "Drama", decade: 1990)]
        for filter in filters {
            let query = FilmListQuery(list: .random(), sort: sort, filter: filter, isSeen: filter.isEmpty ? nil : true)
            let selection = FilmListSelection(query: query, person: .owner, matches: nil)
            for isFirst in [true, false] {
                let plan = try database.read { try Self.plan(selection.pageSQL(isFirst: isFirst), $0) }
                if sort == .own {
                    #expect(plan.first?.contains("film_list_entry_by_position") == true, "\(plan)")
                    #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
                }
                Self.expectNoScan(plan)
            }
            Self.expectNoScan(try database.read { try Self.plan(selection.countSQL, $0) })
        }
        let overviews = [FilmListOverview(person: .owner, film: nil), .init(person: .owner, film: Film.ID(.tmdb(1)))]
        for overview in overviews {
            let plan = try database.read { try Self.plan(overview.pageSQL(isFirst: false), $0) }
            Self.expectNoScan(plan)
        }
        let film = Film.ID(.tmdb(1))
        for choice in [FilmListName.Choice.all, .having(film), .byHand(film)] {
            let plan = try database.read {
                try Self.plan(FilmListNames(choice: choice, film: film, person: .owner).sql, $0)
            }
            #expect(plan.first?.contains("film_list_by_change") == true, "\(plan)")
            Self.expectNoScan(plan)
        }
        for sql in [FilmListOverview.coverSQL, FilmListWhole.groupsSQL, StoredFilmLists.numberSQL] {
            Self.expectNoScan(try database.read { try Self.plan(sql, $0) })
        }
    }

    @Test func onePersonOfManyIsReadByIndex() throws {
        let database = try FilmzDatabase.inMemory()
        for sql in [
            StoredPersons.personSQL, StoredPersons.homeSQL, StoredPersons.readerSQL, SessionRecord.endAllSQL,
            StoredAccounts.invitationSQL,
        ] {
            Self.expectNoScan(try database.read { try Self.plan(sql, $0) })
        }
    }

    @Test func aLongShowIsReadByIndex() throws {
        let database = try FilmzDatabase.inMemory()
        for sql in [
            SeasonsSeen.countsSQL, SeasonsSeen.someSQL, EpisodeViewings.furthestSQL, EpisodeViewings.ratingsSQL,
            EpisodeViewings.newestSQL, EpisodeViewings.seenSQL, EpisodeViewings.unplacedSQL, StoredShows.watchingSQL,
            EpisodeRecord.idsSQL,
        ] {
            Self.expectNoScan(try database.read { try Self.plan(sql, $0) })
        }
    }

    /// Not all films of a person who watches a few shows.
    @Test func theShowsBeingWatchedHaveAnIndexOfTheirOwn() throws {
        let plan = try FilmzDatabase.inMemory().read { try Self.plan(StoredShows.watchingSQL, $0) }
        #expect(plan.first?.contains("my_film_watching") == true, "\(plan)")
    }

    @Test func whatIHaveWithFilmsIsReadByIndex() throws {
        Self.expectNoScan(try FilmzDatabase.inMemory().read { try Self.plan(StoredMyFilms.statesSQL, $0) })
    }

    @Test func theCatalogueIsReadInItsOrder() async throws {
        let queue = try await Self.catalogue()
        let filter = DiscoverQuery.Filter(
            genre: "Drama", country: "Peru", language: "Quechua", length: .long, audience: .kids)
        let queries: [(query: DiscoverQuery, list: String)] = [DiscoverQuery.Filter(), filter].flatMap { filter in
            [
                (DiscoverQuery(year: 2001, filter: filter), "film_by_release"),
                (DiscoverQuery(year: 2001, sort: .popular, filter: filter), "film_by_year"),
                (DiscoverQuery(sort: .popular, filter: filter), "film_by_fame"),
                (DiscoverQuery(day: MonthDay("07-14"), sort: .popular, filter: filter), "film_by_day"),
            ]
        }
        for (query, list) in queries {
            let selection = DiscoverSelection(query)
            #expect(selection.pageSQL(selection.parts[0]).contains("FROM \(list) list"))
            for part in selection.parts {
                let plan = try await queue.read { try Self.plan(selection.pageSQL(part), $0) }
                #expect(plan.first?.hasPrefix("SEARCH list USING PRIMARY KEY (") == true, "\(plan)")
                #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
                Self.expectNoScan(plan)
            }
            Self.expectNoScan(try await queue.read { try Self.plan(selection.totalSQL, $0) })
        }
    }

    @Test func aWeekIsReadByItsDays() async throws {
        let queue = try await Self.catalogue()
        let filters = [DiscoverQuery.Filter(), .init(genre: "Drama", length: .long)]
        for filter in filters {
            let selection = DiscoverSelection(DiscoverQuery(week: CalendarDay("2001-01-02"), filter: filter))
            #expect(selection.parts == [.all])
            let plans = try await queue.read { db in
                try [selection.pageSQL(.all), selection.totalSQL].map { try Self.plan($0, db) }
            }
            for plan in plans {
                #expect(
                    plan.contains { $0.contains("PRIMARY KEY (year=? AND newest_first>? AND newest_first<?") },
                    "\(plan)")
                Self.expectNoScan(plan)
            }
        }
    }

    @Test func whereNoDayIsKnownTheNewestOfAYearAreItsBestKnown() {
        let query = DiscoverQuery(year: 2001)
        #expect(
            DiscoverSelection(query, hasDays: false).pageSQL(.all)
                == DiscoverSelection(DiscoverQuery(year: 2001, sort: .popular)).pageSQL(.all))
    }

    @Test func foundFilmsAreReadByIndex() async throws {
        let queue = try await Self.catalogue()
        for sql in [
            FilmRecord.filmsSQL, FilmsOfYear.sql, FilmsOfYear.countSQL, CatalogueSynopses.storiesSQL,
            CatalogueSynopses.keywordSQL(nil), CatalogueSynopses.keywordSQL(.films), CatalogueShows.showSQL,
            CatalogueShows.seasonsSQL, CatalogueShows.episodeCountsSQL,
        ] {
            let plan = try await queue.read { try Self.plan(sql, $0) }
            #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
            Self.expectNoScan(plan)
        }
    }

    @Test func aFilmIsRecognisedByIndex() async throws {
        let queue = try await Self.catalogue()
        let plan = try await queue.read { try Self.plan(CatalogueFilmRows.titledSQL, $0) }
        #expect(plan.contains { $0.hasPrefix("SEARCH film_by_title USING PRIMARY KEY (key=?") }, "\(plan)")
        Self.expectNoScan(plan)
        let own = try FilmzDatabase.inMemory().read { try Self.plan(PersonalFilms.titledSQL, $0) }
        for index in ["film_by_title_key", "film_by_original_key"] {
            #expect(own.contains { $0.hasPrefix("SEARCH titled USING INDEX \(index)") }, "\(own)")
        }
        Self.expectNoScan(own)
        let namesakes = try FilmzDatabase.inMemory().read { try Self.plan(PersonalFilms.namesakesSQL, $0) }
        #expect(namesakes.contains { $0.hasPrefix("SEARCH film USING INDEX film_by_title_key") }, "\(namesakes)")
        Self.expectNoScan(namesakes)
    }

    @Test func filmsAreReadByTheirIDs() async throws {
        let catalogue = try await Self.catalogue()
        let namespaces = ExternalID.Namespace.allCases
        let elsewhere = FilmTable.catalogue.knownSQL(in: namespaces)
        for sql in [FilmTable.catalogue.byIDSQL, elsewhere, CatalogueFilmRows.idsSQL] {
            Self.expectNoScan(try await catalogue.read { try Self.plan(sql, $0) })
        }
        let names = try await catalogue.read { try Self.plan(CatalogueFilmRows.namesSQL, $0) }
        #expect(names.contains { $0.hasPrefix("SEARCH film_name USING PRIMARY KEY (film_id=?") }, "\(names)")
        let personal = try FilmzDatabase.inMemory()
        for sql in [FilmTable.stored.byIDSQL, PersonalFilmRows.aliasesSQL, PersonalFilmRows.inCatalogueSQL] {
            Self.expectNoScan(try personal.read { try Self.plan(sql, $0) })
        }
        let known = try personal.read { try Self.plan(FilmTable.stored.knownSQL(in: namespaces), $0) }
        let providers = try ProvidersFile.inMemory(clock: Clock())
        Self.expectNoScan(try providers.read { try Self.plan(FilmTable.found.byIDSQL, $0) })
        let found = try providers.read { try Self.plan(FilmTable.found.knownSQL(in: namespaces), $0) }
        for (plan, index) in [(known, "film_by_"), (found, "found_film_by_")] {
            let ofOwn = namespaces.count { $0.column != nil }
            #expect(plan.count { $0.contains("USING INDEX \(index)") } == ofOwn, "\(plan)")
            #expect(plan.count { $0.contains("USING PRIMARY KEY (namespace=?") } == namespaces.count - ofOwn, "\(plan)")
            Self.expectNoScan(plan)
        }
    }

    @Test func answersAreReadByIndex() throws {
        let file = try ProvidersFile.inMemory(clock: Clock())
        for sql in [
            AnswerRecord.reportsSQL, AnswerRecord.matchesSQL, AnswerRecord.titlesSQL, FilmListAnswers.findSQL,
            FilmListAnswers.filmsSQL, OfferRecord.serviceSQL,
        ] {
            Self.expectNoScan(try file.read { try Self.plan(sql, $0) })
        }
        let posters = try file.read { try Self.plan(AnswerRecord.postersSQL, $0) }
        #expect(posters.first?.contains("USING COVERING INDEX report_with_poster") == true, "\(posters)")
        for sql in [MatchDecisions.fetchSQL, MatchDecisions.filmsSQL] {
            Self.expectNoScan(try FilmzDatabase.inMemory().read { try Self.plan(sql, $0) })
        }
    }

    @Test func programmesAreReadByIndex() throws {
        let file = try ProvidersFile.inMemory(clock: Clock())
        for sql in [
            ProgrammeRecord.daysSQL, ProgrammeRecord.runsSQL, ProgrammeRecord.filmSQL, ProgrammeRecord.idsSQL,
        ] {
            Self.expectNoScan(try file.read { try Self.plan(sql, $0) }.filter { !$0.hasPrefix("SCAN (subquery") })
        }
    }

    @Test func whatIsNewOfManyShowsIsReadByDay() async throws {
        let personal = try FilmzDatabase.inMemory()
        for sql in [EpisodesByDay.watchingSQL, EpisodesByDay.showsSQL, EpisodeRecord.numbersSQL] {
            Self.expectNoScan(try personal.read { try Self.plan(sql, $0) })
        }
        let providers = try ProvidersFile.inMemory(clock: Clock())
        Self.expectNoScan(try providers.read { try Self.plan(ProviderEpisodes.listsSQL, $0) })
        let seasons = try await Self.catalogue().read { try Self.plan(CatalogueShows.beginningSQL, $0) }
        Self.expectNoScan(seasons)
        let kept = try personal.read { try Self.plan(EpisodeRecord.daysSQL, $0) }
        let listed = try providers.read { try Self.plan(ProviderEpisodes.daysSQL, $0) }
        for plan in [kept, listed] {
            #expect(plan.contains { $0.contains("episode_by_day") && $0.contains("aired>? AND aired<?") }, "\(plan)")
            Self.expectNoScan(plan)
        }
    }

    /// Enough films for the planner's statistics to matter.
    private static let films = (1...500).map { number in
        Film(
            id: Film.ID(.tmdb(number)), title: "Film \(number)", year: 1950 + number % 70,
            releaseDate: CalendarDay(year: 1950 + number % 70, month: number % 12 + 1, day: number % 28 + 1),
            runtime: 80 + number % 90, genres: ["Drama"], prominence: number)
    }

    private static func catalogue() async throws -> DatabaseQueue {
        let description = CatalogueDescription(edition: "1", madeAt: Timestamp(milliseconds: 0))
        let draft = try CatalogueDraft(nil, description: description)
        try draft.add(films)
        _ = try await draft.complete()
        #expect(try draft.seal() == films.count)
        return draft.queue
    }

    /// The steps of SQLite's plan.
    private static func plan(_ sql: String, _ db: Database) throws -> [String] {
        let statement = try db.makeStatement(sql: "EXPLAIN QUERY PLAN " + sql)
        // The plan is the same for any arguments.
        statement.setUncheckedArguments(StatementArguments())
        return try Row.fetchAll(statement).map { $0["detail"] }
    }

    private static func expectNoScan(_ plan: [String]) {
        #expect(!plan.isEmpty)
        #expect(QueryPlan.scans(plan) == [])
    }
}
