import FilmzDomain
import FilmzPages

extension EveryPage {
    /// A new address of a calendar, and calendars in the settings.
    static func calendars(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        func settings(readOn day: CalendarDay?) async throws -> SharingPage {
            var sample = sample
            sample.feeds = [
                CalendarFeed(person: .owner, kind: .episodes, madeAt: Timestamp(milliseconds: 0), readOn: day)
            ]
            return try await SharingPage.load(clock: Samples.clock, from: sample.services, for: .owner)
        }
        func made(_ address: String, reach: LinkReach = .internet) -> NewCalendarAddressPage {
            NewCalendarAddressPage(NewCalendarFeed(kind: .episodes, address: address), reach: reach)
        }
        return [
            ("settings-calendar", try await settings(readOn: nil)),
            ("settings-calendar-read", try await settings(readOn: Samples.today)),
            ("settings-calendar-old", try await settings(readOn: Samples.today.previous)),
            ("made-calendar", made("https://192.0.2.7/calendar/2/filmz.ics")),
            ("made-calendar-at-home", made("http://192.0.2.7/calendar/2/filmz.ics", reach: .home("192.0.2.7"))),
            (
                "made-calendar-this-machine",
                made("http://192.0.2.7/calendar/2/filmz.ics", reach: .thisMachine("192.0.2.7"))
            ),
            ("made-calendar-path", made("/calendar/2/filmz.ics")),
            (
                "made-feed",
                NewCalendarAddressPage(
                    NewCalendarFeed(kind: .services, address: "https://192.0.2.7/calendar/2/filmz.atom"),
                    reach: .internet)
            ),
        ]
    }
}
