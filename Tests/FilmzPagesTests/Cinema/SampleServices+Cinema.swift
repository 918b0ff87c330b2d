import FilmzContracts
import FilmzDomain
import Foundation

extension SampleServices: TheatreService {
    func theatres(of person: Person.ID) -> [Theatre] { followed.map(\.theatre) }
    func follow(_ theatre: Theatre, of person: Person.ID) throws -> Theatre { try theatre.checked() }
    func unfollow(_ theatre: Theatre.ID, of person: Person.ID) -> Bool { false }
    func programmeStates(of sources: [Theatre.Source]) -> [Theatre.Source: ProgrammeState] {
        Dictionary(followed.map { ($0.theatre.source, $0.programme) }) { first, _ in first }
    }
    func showtimes(
        at sources: [Theatre.Source], on days: ClosedRange<CalendarDay>
    ) -> [Theatre.Source: [Showtime]] {
        showtimes.mapValues { $0.filter { days.contains($0.day) } }
    }
    func runs(at sources: [Theatre.Source], from day: CalendarDay) -> [Theatre.Source: [ProgrammeRun]] {
        showtimes.mapValues { showtimes in
            showtimes.map { ProgrammeRun(film: $0.film, title: $0.title, days: [$0.day]) }
        }
    }
    func runsToCome(at sources: [Theatre.Source]) -> [Theatre.Source: [ProgrammeRun]] {
        runs(at: sources, from: Samples.today)
    }
    func showtimes(
        of films: Set<Film.ID>, titled titles: Set<String>, at sources: [Theatre.Source]
    ) -> [Theatre.Source: [Showtime]] {
        showtimes.mapValues { $0.filter { $0.film.map(films.contains) == true } }
    }
    func showtime(_ id: Showtime.ID, at source: Theatre.Source) -> Showtime? {
        showtimes[source]?.first { $0.id == id }
    }
    func keep(_ programme: Programme, of source: Theatre.Source) {}
    func confirm(_ source: Theatre.Source) {}
    func note(_ problem: ProgrammeProblem, of source: Theatre.Source) {}
    func meanings(for person: Person.ID) -> [String: Film.ID?] { [:] }
    func mean(_ film: Film.ID?, by title: String, of person: Person.ID) {}
    func plannedVisits(of person: Person.ID) -> [PlannedVisit] { visits }
    func plan(_ showing: TheatreShowing, with companions: String, of person: Person.ID) {}
    func removePlan(_ showtime: Showtime.ID, at theatre: Theatre.ID, of person: Person.ID) -> Bool { false }
}

extension SampleServices {
    /// A name that is no film's, in the letters of the sample.
    private func word(_ number: Int) -> String {
        let names = allFilms.flatMap(\.directors)
        return names.isEmpty ? "\(number)" : names[number % names.count]
    }

    /// Two theatres with a programme: films with all that a theatre can say of them.
    func withCinema() -> SampleServices {
        var sample = self
        let film = allFilms.first
        var one = Theatre(
            id: Samples.theatreID(1), source: .amc(610), name: "", place: "1 \"2\" <3>",
            timeZone: .gmt, location: Location(latitude: 1, longitude: 2))
        one.name = word(0)
        let two = Theatre(
            id: Samples.theatreID(2), source: .amc(611), name: word(1), place: "", timeZone: .gmt)
        let today = Samples.today
        var showtimes = (1...5).map { number in
            Showtime.sample("\(word(number)) \(number)", number, on: today, at: number * 240, in: "GMT")
        }
        for (index, film) in allFilms.prefix(3).enumerated() {
            showtimes[index].film = film.id
            showtimes[index].isSure = index != 1
        }
        showtimes[0].marks = Showtime.Mark.Kind.allCases.map { Showtime.Mark($0, text: word($0.rawValue.count)) }
        showtimes[0].hall = "1"
        showtimes[0].price = "$17.00"
        showtimes[0].runtime = 119
        showtimes[0].page = URL(string: "https://tickets.example/?a=1&b=2")
        showtimes[1].seats = .none
        showtimes[2].seats = .few
        showtimes[3].isCancelled = true
        showtimes[4].minute = nil
        showtimes[4].beginsAt = nil
        var later = Showtime.sample(showtimes[0].title, 6, on: today.after(days: 2), film: film?.id, in: "GMT")
        later.page = showtimes[0].page
        var entries = OutcomeCounts()
        for (outcome, count) in [(OutcomeCounts.Outcome.found, 1_234), (.doubtful, 1), (.unknown, 2), (.failed, 2)] {
            entries.add(outcome, count: count)
        }
        sample.followed = [
            FollowedTheatre(
                theatre: one,
                programme: ProgrammeState(
                    fetchedAt: Samples.clock.now(), omittedCount: 2, entries: entries, problem: .unreachable,
                    failedAt: Samples.clock.now())),
            FollowedTheatre(theatre: two, programme: ProgrammeState(problem: .refusedByRobots)),
        ]
        sample.showtimes = [one.source: showtimes, two.source: [later]]
        sample.visits = [showtimes[0], showtimes[2], showtimes[3]].map {
            PlannedVisit(showing: TheatreShowing(theatre: one, showtime: $0), companions: word(2))
        }
        sample.visits.append(PlannedVisit(showing: TheatreShowing(theatre: two, showtime: later), isAnnounced: false))
        return sample
    }
}
