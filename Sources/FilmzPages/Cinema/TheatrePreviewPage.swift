public import FilmzDomain
import FilmzText
import Foundation

/// A preview of the programme found at an address that the person entered, before anything is saved.
public struct TheatrePreviewPage: WebPage {
    let preview: ProgrammePreview
    let name: String
    let place: String
    let error: DomainError?
    let clock: Clock

    private static let limit = 8

    /// - Parameters:
    ///   - name: the name as typed; nil for the one found
    ///   - place: the place as typed; nil for the one found
    public init(
        _ preview: ProgrammePreview, name: String? = nil, place: String? = nil, error: DomainError? = nil, clock: Clock
    ) {
        self.preview = preview
        self.name = name ?? preview.theatre.name
        self.place = place ?? preview.theatre.place
        self.error = error
        self.clock = clock
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let problem = FormProblem(error: error, strings: strings)
        let theatre = preview.theatre
        let showtimes = preview.programme.showtimes
        let rest = showtimes.count - Self.limit
        return Layout(
            title: strings[CinemaText.previewTitle], tab: .cinema, back: .theatres, kind: "page narrow",
            rooms: [.cinema]
        ).document(
            context,
            content: """
                <h1>\(strings[CinemaText.previewTitle])</h1>
                <p>\(strings.count(CinemaText.previewCount, showtimes.count))\
                \(preview.programme.omittedCount > 0 ? ". \(strings.count(CinemaText.omitted, preview.programme.omittedCount))" : nil)</p>
                <p class="hint" id="preview-entries">\(strings.counts(OutcomeCounts(preview.programme), of: .programme))</p>
                \(origin(strings))<ul class="preview">
                \(showtimes.prefix(Self.limit).map { row($0, in: context) })</ul>
                \(more(rest, in: strings))
                <form method="post" action="\(SitePath.theatres)" novalidate>
                \(problem.summary(fieldIDs: [.theatreName: "field-name", .place: "field-place"]))
                \(TheatresPage.fields(theatre, withTexts: false))
                \(TextField(
                    field: .theatreName, name: .name, label: strings[CinemaText.theatreName], value: name,
                    attributes: " required maxlength=\"\(String(Theatre.nameLimit))\" autocomplete=\"off\""
                ).html(problem))
                \(TextField(
                    field: .place, name: .place, label: strings[CinemaText.theatrePlace], value: place,
                    attributes: " maxlength=\"\(String(Theatre.placeLimit))\" autocomplete=\"off\""
                ).html(problem))
                <p class="facts">\(strings[CinemaText.timeZone]): <code translate="no">\(theatre.timeZone.identifier)</code></p>\(zoneDoubt(theatre, in: context))
                <p class="buttons"><button class="button primary" id="follow-theatre">\(strings[CinemaText.followButton])</button>
                <a class="button" href="\(SitePath.theatres)">\(strings[SharedText.cancel])</a></p>
                </form>
                """)
    }

    /// A warning that the time zone does not fit the theatre's location. The times of a page without a zone would all
    /// be wrong.
    private func zoneDoubt(_ theatre: Theatre, in context: PageContext) -> HTML? {
        guard theatre.isOutsideTimeZone(at: context.now) else { return nil }
        return """

            <p class="cinema-notice" id="zone-doubt">\(context.strings[CinemaText.zoneDoubt]) \
            <a href="\(SitePath.theatres)#theatre-zone">\(context.strings[CinemaText.zoneChange])</a></p>
            """
    }

    /// The source of the programme. The person should check it if it was read from the visible text of a page.
    private func origin(_ strings: Strings) -> HTML? {
        strings.sentence(about: preview.origin).map { sentence -> HTML in
            "<p class=\"\(preview.origin == .text ? "cinema-notice" : "hint")\" id=\"preview-origin\">\(sentence)</p>\n"
        }
    }

    private func more(_ count: Int, in strings: Strings) -> HTML? {
        if count > 0 {
            "<p class=\"hint\">\(strings[CinemaText.previewMore, ["count": strings.number(count)]])</p>"
        } else {
            nil
        }
    }

    private func row(_ showtime: Showtime, in context: PageContext) -> HTML {
        let strings = context.strings
        let facts = [
            strings.nearDay(showtime.day, today: context.today), strings.time(of: showtime),
            strings.availability(of: showtime),
        ]
        return """
            <li><b dir="auto">\(showtime.title)</b> <span class="facts">\(strings.facts(facts + strings.marks(of: showtime)))</span></li>

            """
    }
}
