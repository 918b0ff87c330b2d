import FilmzDomain
import Testing

extension IsolationContract {
    /// Everybody has a calendar of the same kind.
    static var calendarDeeds: [Deed] {
        [
            Deed("another address of a calendar") { person, subject async throws in
                _ = try await subject.services.calendars.make(.episodes, in: "en", of: person.id)
            },
            Deed("a calendar revoked") { person, subject async throws in
                #expect(try await subject.services.calendars.revoke(.episodes, of: person.id))
            },
            Deed("a calendar read") { person, subject async throws in
                let calendar = try #require(try await subject.services.calendars.open(person.calendar))
                #expect(calendar.person == person.id)
                await subject.services.calendars.noteReading(of: calendar)
            },
        ]
    }
}
