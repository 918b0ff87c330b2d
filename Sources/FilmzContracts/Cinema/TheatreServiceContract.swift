import FilmzDomain
import Foundation
import Testing

/// The promises of ``TheatreService``, and of what is made of it.
public enum TheatreServiceContract {
    public static var cases: [ContractCase] {
        [
            ContractCase("follows a theatre until it is followed no longer") { subject in
                var theatres: any TheatreService { subject.services.theatres }
                #expect(try await theatres.theatres(of: .owner).isEmpty)
                let place = try #require(Location(latitude: 39.123, longitude: -94.567))
                let followed = try await theatres.follow(.sample("  Zenith ", location: place), of: .owner)
                #expect(followed.name == "Zenith")
                let other = try await theatres.follow(.sample("The Arch", amc: 611), of: .owner)
                #expect(try await theatres.theatres(of: .owner) == [other, followed], "By name, without the article.")
                #expect(followed.location == Location(latitude: 39.12, longitude: -94.57))
                #expect(try await theatres.unfollow(followed.id, of: .owner))
                #expect(try await !theatres.unfollow(followed.id, of: .owner))
                #expect(try await theatres.theatres(of: .owner) == [other])
            },
            ContractCase("keeps the ID of a theatre that is followed again") { subject in
                var theatres: any TheatreService { subject.services.theatres }
                let first = try await theatres.follow(.sample("Old"), of: .owner)
                let again = try await theatres.follow(.sample("New", in: "America/Denver"), of: .owner)
                #expect(again.id == first.id)
                #expect(try await theatres.theatres(of: .owner) == [again])
                #expect(again.name == "New")
                #expect(again.timeZone.identifier == "America/Denver")
            },
            ContractCase("refuses a theatre without a name, and one too many") { subject in
                var theatres: any TheatreService { subject.services.theatres }
                await #expect(throws: DomainError.invalid(.theatreName, .missing)) {
                    try await theatres.follow(.sample(" "), of: .owner)
                }
                for number in 1...Theatre.countLimit {
                    _ = try await theatres.follow(.sample("T", amc: number), of: .owner)
                }
                await #expect(throws: DomainError.tooManyTheatres) {
                    try await theatres.follow(.sample("T", amc: 999), of: .owner)
                }
                _ = try await theatres.follow(.sample("Changed", amc: 1), of: .owner)
            },
            ContractCase("keeps a programme in the place of what was known, but not instead of what is over") {
                subject in
                var theatres: any TheatreService { subject.services.theatres }
                let today = subject.clock.clock.today
                let source = Theatre.sample().source
                let yesterday = today.before(days: 1)
                func keep(_ showtimes: [Showtime]) async throws {
                    let programme = Programme(showtimes: showtimes, fetchedAt: subject.clock.clock.now())
                    try await theatres.keep(programme, of: source)
                }
                func titles(_ day: CalendarDay) async throws -> [String] {
                    (try await theatres.showtimes(at: [source], on: day...day)[source] ?? []).map(\.title)
                }
                try await keep([.sample("A", 1, on: yesterday), .sample("B", 2, on: today)])
                try await keep([.sample("C", 3, on: today)])
                #expect(try await titles(yesterday) == ["A"])
                #expect(try await titles(today) == ["C"], "B was announced and is no more.")
                #expect(try await theatres.showtime(Showtime.ID(amc: 3), at: source)?.title == "C")
                #expect(try await theatres.showtime(Showtime.ID(amc: 2), at: source) == nil)
                #expect(try await theatres.showtime(Showtime.ID(amc: 3), at: .amc(1)) == nil)
            },
            ContractCase("notes why a programme could not be read, and keeps what was known") { subject in
                var theatres: any TheatreService { subject.services.theatres }
                let clock = subject.clock
                let source = Theatre.sample().source
                #expect(try await theatres.programmeStates(of: [source]).isEmpty)
                try await theatres.note(.unreachable, of: source)
                var state = try #require(try await theatres.programmeStates(of: [source])[source])
                #expect(state.problem == .unreachable)
                #expect(state.fetchedAt == nil)
                #expect(!state.isStale(source, at: clock.clock.now()), "Nobody is asked at each view.")
                clock.advance(seconds: 3_600)
                #expect(state.isStale(source, at: clock.clock.now()))
                let showtime = Showtime.sample("A", 1, on: clock.clock.today)
                var known = Showtime.sample("B", 2, on: clock.clock.today, film: Film.french.id)
                known.isSure = false
                let sure = Showtime.sample("C", 3, on: clock.clock.today, film: Film.french.id)
                let programme = Programme(
                    showtimes: [showtime, known, sure, .sample("D", 4, on: clock.clock.today)],
                    fetchedAt: clock.clock.now(), omittedCount: 3)
                try await theatres.keep(programme, of: source)
                try await theatres.note(.blocked, of: source)
                state = try #require(try await theatres.programmeStates(of: [source])[source])
                #expect(state.problem == .blocked)
                #expect(state.fetchedAt == clock.clock.now())
                #expect(state.omittedCount == 3)
                #expect(state.lastDay == clock.clock.today)
                let entries = try #require(state.entries)
                #expect(entries == OutcomeCounts(programme))
                #expect(entries.all == programme.showtimes.count + programme.omittedCount)
                #expect(OutcomeCounts.Outcome.allCases.map { entries[$0] } == [1, 1, 0, 2, 3, 0])
                #expect(try await theatres.showtime(showtime.id, at: source) == showtime)
            },
            ContractCase("shows the programme of a day, films of the watchlist first") { subject in
                var services: Services { subject.services }
                let today = subject.clock.clock.today
                let wanted = Film.sample("Wanted", imdb: 901, year: 2011)
                let other = Film.sample("Other", imdb: 902, year: 2011)
                _ = try await subject.catalogue.replace(with: [wanted, other], edition: "1")
                try await services.myFilms.apply(.watchlist(true), to: wanted.id, of: .owner)
                let one = try await services.theatres.follow(.sample("One", amc: 1), of: .owner)
                let two = try await services.theatres.follow(.sample("Two", amc: 2), of: .owner)
                func keep(_ showtimes: [Showtime], at theatre: Theatre) async throws {
                    let programme = Programme(showtimes: showtimes, fetchedAt: subject.clock.clock.now())
                    try await services.theatres.keep(programme, of: theatre.source)
                }
                let later = today.after(days: 3)
                try await keep(
                    [
                        .sample("Other", 1, on: today, at: 600, film: other.id),
                        .sample("Other", 2, on: later, at: 600, film: other.id),
                        .sample("wanted (3D)", 3, on: today, at: 20 * 60, film: wanted.id),
                        .sample("Wanted", 4, on: today.after(days: 1), at: 30, film: wanted.id),
                        .sample("A quiz", 5, on: today, at: nil),
                    ], at: one)
                try await keep([.sample("Other", 6, on: today, at: 700, film: other.id)], at: two)
                let day = try await services.cinemaDay(today, clock: subject.clock.clock, of: .owner)
                #expect(day.mine.map { $0.film?.title } == ["Wanted"])
                let showings = try #require(day.mine.first?.showings.first)
                #expect(showings.showtimes.map(\.minute) == [20 * 60, 30], "After midnight it is still this evening.")
                #expect(showings.lastDay == today, "Another film is shown later.")
                #expect(day.others.map(\.title) == ["Other", "A quiz"], "Known films come first.")
                #expect(day.others.first?.showings.map(\.theatre.name) == ["One", "Two"])
                #expect(
                    day.others.first?.showings.map(\.lastDay) == [nil, nil], "They may go on longer than is known.")
                #expect(day.days == [today, later])
                #expect(
                    try await services.cinemaDay(later, clock: subject.clock.clock, of: .owner).others.map(\.title) == [
                        "Other"
                    ])
                let next = try await services.showings(of: wanted.id, for: .owner)
                #expect(next.map(\.showtime.id) == [3, 4].map(Showtime.ID.init(amc:)))
            },
            ContractCase("begins with the day that the theatres have, wherever Filmz runs") { subject in
                var services: Services { subject.services }
                let today = subject.clock.clock.today
                // The clock of the tests is in another zone, and far from both midnights.
                for (zone, hours) in [("Pacific/Honolulu", 18), ("Pacific/Kiritimati", 6)] {
                    let theatre = try await services.theatres.follow(.sample(zone, in: zone), of: .owner)
                    subject.clock.advance(seconds: Int64(hours) * 3_600)
                    let there = Clock(timeZone: theatre.timeZone, now: subject.clock.clock.now).today
                    let day = try await services.cinemaDay(clock: subject.clock.clock, of: .owner)
                    #expect(day.day == there, "\(zone)")
                    #expect(day.today == there, "\(zone)")
                }
                #expect(subject.clock.clock.today > today)
            },
            ContractCase("takes a person's word for what a title means") { subject in
                var services: Services { subject.services }
                let today = subject.clock.clock.today
                let wrong = Film.sample("Wrong", imdb: 901)
                let right = Film.sample("Right", imdb: 902)
                _ = try await subject.catalogue.replace(with: [wrong, right], edition: "1")
                let theatre = try await services.theatres.follow(.sample(), of: .owner)
                let showtime = Showtime.sample("The Title!", 1, on: today, film: wrong.id)
                try await services.theatres.keep(
                    Programme(showtimes: [showtime], fetchedAt: subject.clock.clock.now()), of: theatre.source)
                func shown() async throws -> Film? {
                    let day = try await services.cinemaDay(today, clock: subject.clock.clock, of: .owner)
                    return day.others.first?.film
                }
                #expect(try await shown()?.id == wrong.id)
                try await services.theatres.mean(right.id, by: "the title", of: .owner)
                #expect(try await shown()?.id == right.id)
                #expect(try await services.showings(of: right.id, for: .owner).count == 1)
                #expect(try await services.showings(of: wrong.id, for: .owner).isEmpty)
                try await services.theatres.mean(nil, by: "The Title", of: .owner)
                #expect(try await shown() == nil)
                await #expect(throws: DomainError.noSuchFilm) {
                    try await services.theatres.mean(
                        Film.ID(.imdb(try #require(IMDbID(number: 77)))), by: "x", of: .owner)
                }
            },
            ContractCase("keeps a plan to go until the visit is noted, with the company that was planned") { subject in
                var services: Services { subject.services }
                let clock = subject.clock
                let film = Film.sample("Planned", imdb: 901)
                _ = try await subject.catalogue.replace(with: [film], edition: "1")
                let theatre = try await services.theatres.follow(.sample("Lantern"), of: .owner)
                let today = clock.clock.today
                func showing(_ number: Int, on day: CalendarDay) -> TheatreShowing {
                    TheatreShowing(
                        theatre: theatre, showtime: .sample("Planned", number, on: day, at: 60, film: film.id))
                }
                func planned() async throws -> [PlannedVisit] {
                    try await services.plannedVisits(clock: clock.clock, of: .owner)
                }
                let later = showing(1, on: today.after(days: 3))
                let sooner = showing(2, on: today.after(days: 1))
                try await services.theatres.plan(later, with: " Ada ", of: .owner)
                try await services.theatres.plan(sooner, with: "", of: .owner)
                #expect(try await planned().map(\.showing) == [sooner, later])
                #expect(try await planned().map(\.companions) == ["", "Ada"])
                try await services.theatres.plan(later, with: "Ada, Bo", of: .owner)
                #expect(try await planned().map(\.companions) == ["", "Ada, Bo"])
                #expect(try await planned().allSatisfy { !$0.isAnnounced }, "No programme has them.")
                let announced = Showtime.sample("Planned anew", 1, on: today.after(days: 3), at: 90, film: film.id)
                try await services.theatres.keep(
                    Programme(showtimes: [announced], fetchedAt: clock.clock.now()), of: theatre.source)
                #expect(try await planned().last?.showing.showtime == announced)
                #expect(try await planned().map(\.isAnnounced) == [false, true])
                #expect(try await services.showtime(sooner.showtime.id, at: theatre.id, for: .owner) == sooner)

                clock.advance(seconds: 4 * 86_400)
                _ = try await services.logVisit(to: later, clock: clock.clock, of: .owner)
                _ = try await services.logVisit(to: sooner, with: "Cy", clock: clock.clock, of: .owner)
                #expect(try await planned().isEmpty)
                let viewings = try await services.myFilms.myFilm(film.id, of: .owner).viewings
                #expect(viewings.map(\.companions) == ["Ada, Bo", "Cy"])
            },
            ContractCase(
                "forgets a plan that is taken back, is a month old, or at a theatre that is followed no longer"
            ) {
                subject in
                var services: Services { subject.services }
                let clock = subject.clock
                let theatre = try await services.theatres.follow(.sample("Lantern"), of: .owner)
                let showing = TheatreShowing(theatre: theatre, showtime: .sample("A", 1, on: clock.clock.today))
                func planned() async throws -> Int {
                    let visits = try await services.plannedVisits(clock: clock.clock, of: .owner)
                    return visits.count
                }
                try await services.theatres.plan(showing, with: "", of: .owner)
                #expect(try await services.theatres.removePlan(showing.showtime.id, at: theatre.id, of: .owner))
                #expect(try await !services.theatres.removePlan(showing.showtime.id, at: theatre.id, of: .owner))
                try await services.theatres.plan(showing, with: "", of: .owner)
                clock.advance(seconds: 30 * 86_400)
                #expect(try await planned() == 1)
                clock.advance(seconds: 86_400)
                #expect(try await planned() == 0)
                for number in 2...PlannedVisit.countLimit + 5 {
                    let showing = TheatreShowing(
                        theatre: theatre, showtime: .sample("A", number, on: clock.clock.today.after(days: number)))
                    try await services.theatres.plan(showing, with: "", of: .owner)
                }
                #expect(try await services.theatres.plannedVisits(of: .owner).count == PlannedVisit.countLimit)
                await #expect(throws: DomainError.invalid(.companions, .tooLong(ViewingDraft.companionsLimit))) {
                    try await services.theatres.plan(showing, with: String(repeating: "a", count: 201), of: .owner)
                }
                #expect(try await services.theatres.unfollow(theatre.id, of: .owner))
                #expect(try await services.theatres.plannedVisits(of: .owner).isEmpty)
                await #expect(throws: DomainError.noSuchTheatre) {
                    try await services.theatres.plan(showing, with: "", of: .owner)
                }
            },
            ContractCase("marks a film as seen where and when it was shown") { subject in
                var services: Services { subject.services }
                let clock = subject.clock
                let film = Film.sample("Seen", imdb: 901)
                _ = try await subject.catalogue.replace(with: [film], edition: "1")
                let theatre = try await services.theatres.follow(.sample("Lantern"), of: .owner)
                let yesterday = clock.clock.today.before(days: 1)
                func showing(_ day: CalendarDay, _ minute: Int) -> TheatreShowing {
                    TheatreShowing(
                        theatre: theatre, showtime: .sample("Seen", 1, on: day, at: minute, film: film.id))
                }
                _ = try await services.logVisit(to: showing(yesterday, 30), clock: clock.clock, of: .owner)
                let viewing = try #require(try await services.myFilms.myFilm(film.id, of: .owner).viewings.first)
                #expect(
                    viewing.watchedOn == .time(yesterday, hour: 0, minute: 30), "By the calendar, not by the evening.")
                #expect(viewing.place == "Lantern")
                await #expect(throws: DomainError.invalid(.watchedOn, .notYet)) {
                    try await services.logVisit(
                        to: showing(clock.clock.today.after(days: 1), 600), clock: clock.clock, of: .owner)
                }
            },
        ]
    }
}
