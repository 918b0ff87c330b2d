import FilmzDomain
import Testing

/// The promises of ``CalendarFeedService``.
public enum CalendarFeedContract {
    public static var cases: [ContractCase] {
        [
            ContractCase("leads from an address to one calendar, until it is revoked") { subject in
                var calendars: any CalendarFeedService { subject.services.calendars }
                #expect(try await calendars.calendars(of: .owner).isEmpty)
                let address = try await calendars.make(.episodes, in: "de", of: .owner)
                let calendar = CalendarFeed(
                    person: .owner, kind: .episodes, language: "de", madeAt: subject.clock.clock.now())
                #expect(try await calendars.open(address) == calendar)
                #expect(try await calendars.calendars(of: .owner) == [calendar])
                #expect(try await calendars.open(.random()) == nil)
                #expect(try await calendars.revoke(.episodes, of: .owner))
                #expect(try await calendars.open(address) == nil)
                #expect(try await calendars.calendars(of: .owner).isEmpty)
                #expect(try await !calendars.revoke(.episodes, of: .owner))
            },
            ContractCase("ends the older address when another one is made, and forgets when it was read") { subject in
                var calendars: any CalendarFeedService { subject.services.calendars }
                let old = try await calendars.make(.episodes, in: "en", of: .owner)
                await calendars.noteReading(of: try #require(try await calendars.open(old)))
                #expect(try await calendars.open(old)?.readOn == subject.clock.clock.today)
                subject.clock.advance()
                let new = try await calendars.make(.episodes, in: "en", of: .owner)
                #expect(old != new)
                #expect(try await calendars.open(old) == nil)
                #expect(try await calendars.open(new)?.readOn == nil)
                #expect(try await calendars.open(new)?.madeAt == subject.clock.clock.now())
            },
            ContractCase("notes only the day on which a calendar was last read") { subject in
                var calendars: any CalendarFeedService { subject.services.calendars }
                let address = try await calendars.make(.episodes, in: "en", of: .owner)
                var days: [CalendarDay?] = []
                for seconds: Int64 in [0, 60, 2 * 86_400] {
                    subject.clock.advance(seconds: seconds)
                    await calendars.noteReading(of: try #require(try await calendars.open(address)))
                    days.append(try await calendars.open(address)?.readOn)
                }
                #expect(days[0] == days[1])
                #expect(days[2] == subject.clock.clock.today)
                #expect(days[0] != days[2])
            },
        ]
    }
}
