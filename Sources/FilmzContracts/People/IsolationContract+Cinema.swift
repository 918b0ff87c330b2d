import FilmzDomain
import Testing

extension IsolationContract {
    /// Everybody follows the same theatre, and says of the same title what it means.
    static var cinemaDeeds: [Deed] {
        [
            Deed("a theatre followed under another name") { person, subject async throws in
                _ = try await subject.services.theatres.follow(.sample("Renamed"), of: person.id)
            },
            Deed("another theatre followed") { person, subject async throws in
                _ = try await subject.services.theatres.follow(.sample("Another", amc: 77), of: person.id)
            },
            Deed("a theatre followed no longer") { person, subject async throws in
                let theatre = try #require(try await subject.services.theatres.theatres(of: person.id).first)
                #expect(try await subject.services.theatres.unfollow(theatre.id, of: person.id))
            },
            Deed("a planned visit") { person, subject async throws in
                let theatre = try #require(try await subject.services.theatres.theatres(of: person.id).first)
                let showtime = Showtime.sample("Planned", 9, on: subject.clock.clock.today)
                let showing = TheatreShowing(theatre: theatre, showtime: showtime)
                try await subject.services.theatres.plan(showing, with: "Ada", of: person.id)
            },
            Deed("a visit planned no longer") { person, subject async throws in
                let visit = try #require(try await subject.services.theatres.plannedVisits(of: person.id).first)
                let theatre = visit.showing.theatre.id
                let showtime = visit.showing.showtime.id
                #expect(try await subject.services.theatres.removePlan(showtime, at: theatre, of: person.id))
            },
            Deed("another meaning of a title") { person, subject async throws in
                try await subject.services.theatres.mean(nil, by: "The title", of: person.id)
            },
        ]
    }
}
