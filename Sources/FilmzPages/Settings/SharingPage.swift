public import FilmzDomain
import FilmzText

/// The settings of what others see: links and calendars.
public struct SharingPage: WebPage {
    let calendars: CalendarSettings

    public static func load(
        clock: Clock, from services: some CalendarServices, for person: Person.ID
    ) async throws -> SharingPage {
        SharingPage(calendars: try await .load(clock: clock, from: services, for: person))
    }

    public func html(in context: PageContext) -> HTML {
        SettingsLayout(group: .sharing).document(
            context,
            content: """
                \(SharesPage.link(context.strings))
                \(calendars.html(context))
                """)
    }
}
