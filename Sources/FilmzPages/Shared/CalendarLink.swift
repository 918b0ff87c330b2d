import FilmzText

/// A link to the calendar settings, for pages with things that are also in a calendar.
enum CalendarLink {
    static let address = SiteAddress(.sharing).at(region)
    static let region = "calendars"

    static func html(_ strings: Strings) -> HTML {
        """
        <p class="subscribe"><a class="chip" id="subscribe" href="\(address)">\(Icon.clock.html)\
        <span>\(strings[CalendarFeedText.toCalendars])</span></a></p>
        """
    }
}
