import FilmzAPITestSupport
import FilmzContracts
import FilmzDomain
import FilmzProviderSimulator
import FilmzStore
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzProviders

/// AMC's theatres and programmes, over HTTP from the simulated service to what a person sees.
@Suite(.serialized, .timeLimit(.minutes(10))) struct CinemasTests {
    private static let simulator = ProviderSimulator.fresh()

    private struct Home {
        let services: Services
        let running: ProviderSimulator.Running
        let clock = Clock()

        func theatres(_ query: TheatreQuery) async throws -> [Theatre] {
            try await services.cinema.theatres(query, permission: .granted)
        }

        func answer(_ question: AMCQuestion) async throws -> AMCAnswer? {
            try await services.cinema.answer(question, permission: .granted)
        }

        func refresh(_ theatre: Theatre) async throws -> ProgrammeState {
            try await services.cinema.refresh(theatre, for: .owner, permission: .granted)
            return try #require(try await services.theatres.programmeStates(of: [theatre.source])[theatre.source])
        }
    }

    private func run(asking: Bool = true, _ body: (Home) async throws -> Void) async throws {
        let folder = TemporaryFolder()
        let store = try Store.inMemory()
        try await Self.simulator.withAddress { running async throws in
            let entry = ProviderConfiguration.Entry(
                key: asking ? ProviderSimulator.amcKey : nil, address: running.amc.absoluteString, isEnabled: asking)
            let started = try await RunningProviders.start(
                ProviderConfiguration([.amc: entry]), folder: folder.path, cacheLimit: 50_000_000,
                films: store.services.films, search: store.services.search, memory: store.providerMemory,
                shows: store.services.shows, theatres: store.services.theatres, offers: store.services.offerMemory)
            let outcome: Result<Void, any Error>
            do {
                outcome = .success(try await body(Home(services: started.added(to: store.services), running: running)))
            } catch {
                outcome = .failure(error)
            }
            await started.shutdown()
            try outcome.get()
        }
    }

    @Test func theatresAreFoundByWordsAndByPlaceWithoutTellingThem() async throws {
        try await run { home in
            let named = try await home.theatres(.named("kansas LANT"))
            #expect(named.map(\.name) == ["AMC Lantern Square 12"])
            #expect(named.first?.timeZone.identifier == "America/Chicago")
            #expect(named.first?.place.contains("Kansas City") == true)
            #expect(try await home.theatres(.named("nowhere")).isEmpty)
            #expect(try await home.theatres(.named(" ")).isEmpty)
            let denver = try #require(Location(latitude: 39.74, longitude: -104.99))
            #expect(try await home.theatres(.near(denver)).first?.place.contains("Denver") == true)
            let source = try #require(named.first?.source)
            #expect(try await home.theatres(.source(source)).map(\.source) == [source])
        }
    }

    @Test func everythingElseThatAMCTellsIsAsked() async throws {
        try await run { home in
            func films(_ question: AMCQuestion) async throws -> [AMCFilm] {
                guard case .films(let films)? = try await home.answer(question) else { return [] }
                return films
            }
            func theatres(_ question: AMCQuestion) async throws -> [Theatre] {
                guard case .theatres(let theatres)? = try await home.answer(question) else { return [] }
                return theatres
            }
            func showings(_ question: AMCQuestion) async throws -> [TheatreShowing] {
                guard case .showings(let showings)? = try await home.answer(question) else { return [] }
                return showings
            }
            var lists: [AMCQuestion.FilmList: Set<Int>] = [:]
            for list in AMCQuestion.FilmList.allCases {
                lists[list] = Set(try await films(.films(list, page: 1)).compactMap(\.film.externalIDs.amc))
                #expect(lists[list]?.isEmpty == false, "\(list)")
            }
            #expect(Set(lists.values).count >= 5, "They are different lists.")
            let playing = try await films(.films(.nowPlaying, page: 1))
            let film = try #require(playing.first { $0.release != nil && $0.slug != nil })
            let number = try #require(film.film.externalIDs.amc)
            #expect(try await films(.film(.number(number))) == [film])
            #expect(try await films(.film(.slug(film.slug ?? ""))) == [film])
            #expect(try await films(.filmsNamed(film.film.title, page: 1)).contains(film))
            #expect(try await films(.films(.nowPlaying, page: 1_000)).isEmpty)
            for onDemand in lists[.onDemand] ?? [] {
                let like = Set(try await films(.filmsLike(onDemand, page: 1)).compactMap(\.film.externalIDs.amc))
                #expect(like.isSubset(of: lists[.onDemand] ?? []))
                #expect(!like.contains(onDemand))
            }

            let all = try await theatres(.theatres)
            let lantern = try #require(all.first { $0.source == .amc(610) })
            let byNumber = try #require(try await theatres(.theatre(.number(610))).first)
            #expect((byNumber.source, byNumber.name) == (lantern.source, lantern.name))
            #expect(try await theatres(.theatre(.slug("amc-lantern-square-12"))).first?.source == lantern.source)
            let showing = try await theatres(.theatresShowing(release: film.release ?? 0, page: 1))
            #expect(!showing.isEmpty)
            #expect(Set(showing.map(\.source)).isSubset(of: all.map(\.source)))

            let programme = try await showings(.showings(.number(610), on: nil))
            let last = try #require(programme.last)
            let day = last.showtime.day
            let ofDay = try await showings(.showings(.number(610), on: day))
            #expect(ofDay.contains { $0.showtime == last.showtime })
            #expect(ofDay.count < programme.count)
            let one = try #require(last.showtime.id.amc)
            #expect(try await showings(.showing(one)).map(\.showtime) == [last.showtime])
            let location = try #require(lantern.location)
            let near = try await showings(.showingsNear(location, on: day, page: 1))
            #expect(near.contains { $0.theatre.source == lantern.source })
            let first = try await showings(.firstShowing(film: number, .number(610)))
            #expect(first.count <= 1)
            #expect(first.allSatisfy { showing in programme.contains { $0.showtime == showing.showtime } })
        }
    }

    @Test func whatAMCDoesNotHaveIsNoFailure() async throws {
        try await run { home async throws in
            for question: AMCQuestion in [
                .film(.number(999_999_999)), .film(.slug("nothing")), .film(.release(999_999_999)),
                .theatre(.number(999_999)), .theatre(.slug("nothing")), .showing(999_999_999),
                .showings(.slug("nothing"), on: nil), .firstShowing(film: 999_999_999, .number(610)),
            ] {
                #expect(try await home.answer(question) == nil, "\(question)")
            }
        }
        try await run(asking: false) { home async throws in
            #expect(try await home.answer(.theatres) == nil)
        }
    }

    @Test func aProgrammeIsKeptWithItsFilmsAndTimesOfTheTheatre() async throws {
        try await run { home in
            let theatre = try await home.services.theatres.follow(
                try #require(try await home.theatres(.named("Lantern")).first), of: .owner)
            let state = try await home.refresh(theatre)
            #expect(state.problem == nil)
            #expect(state.fetchedAt != nil)
            let today = Clock(timeZone: theatre.timeZone).today
            let all = try await home.services.theatres.showtimes(
                at: [theatre.source], on: today.before(days: 1)...today.after(days: 30))
            let showtimes = try #require(all[theatre.source])
            #expect(showtimes.count > 20)
            #expect(showtimes.allSatisfy { $0.page?.scheme == "https" })
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = theatre.timeZone
            for showtime in showtimes {
                let begins = try #require(showtime.beginsAt)
                let parts = calendar.dateComponents([.hour, .minute], from: begins.date)
                #expect(showtime.minute == (parts.hour ?? 0) * 60 + (parts.minute ?? 0), "\(showtime)")
            }
            // Late in the theatre's evening, AMC sells nothing for that day any more.
            let sure = try #require(showtimes.first { $0.isSure && $0.film != nil })
            #expect(showtimes.contains { $0.marks.contains { $0.kind == .format } })
            let day = try await home.services.cinemaDay(sure.day, clock: home.clock, of: .owner)
            let film = try #require((day.mine + day.others).first { $0.film != nil }?.film)
            #expect(try await home.services.films.film(film.id) != nil, "A film that only AMC knows has a page.")
        }
    }

    @Test func aFailureKeepsWhatWasKnown() async throws {
        try await run { home in
            let theatre = try await home.services.theatres.follow(
                try #require(try await home.theatres(.named("Lantern")).first), of: .owner)
            let before = try await home.refresh(theatre)
            await home.running.control.set(ProviderSimulator.Fault(.serverError), for: .amc)
            let after = try await home.refresh(
                Theatre(id: theatre.id, source: .amc(611), name: "Riverbend", timeZone: theatre.timeZone))
            #expect(after.problem == .unreachable)
            #expect(after.fetchedAt == nil)
            #expect(try await home.services.theatres.programmeStates(of: [theatre.source])[theatre.source] == before)
        }
    }

    @Test func withoutAKeyNobodyIsAsked() async throws {
        try await run(asking: false) { home in
            #expect(await !home.services.cinema.knowsTheatres())
            #expect(try await home.theatres(.named("Lantern")).isEmpty)
            let theatre = try await home.services.theatres.follow(.sample(), of: .owner)
            #expect(try await home.refresh(theatre).problem == .notAsked)
            #expect(await home.running.control.callCount(of: .amc) == 0)
        }
    }
}
