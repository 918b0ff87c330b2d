public import FilmzDomain
import FilmzText
import Foundation

/// The theatres that the person follows, with a search for others.
public struct TheatresPage: WebPage {
    let theatres: [Theatre]
    let programmeStates: [Theatre.Source: ProgrammeState]
    /// Whether there is a key for AMC, with which its theatres can be found.
    let canFind: Bool
    let search: Search
    let page: PageForm
    let clock: Clock

    /// A search for theatres and its results.
    public struct Search: Sendable {
        public var text: String
        /// The person's location from the browser; nil unless the person asked for theatres nearby.
        public var place: Location?
        /// Nil when nothing was searched for.
        public var found: [Theatre]?
        /// The reason why AMC did not answer.
        public var failure: ProviderFailure?

        public init(
            text: String = "", place: Location? = nil, found: [Theatre]? = nil, failure: ProviderFailure? = nil
        ) {
            self.text = text
            self.place = place
            self.found = found
            self.failure = failure
        }
    }

    /// The form for a cinema's page, as sent.
    public struct PageForm: Sendable {
        public var address: String
        public var timeZone: String
        public var error: DomainError?
        public var problem: ProgrammeProblem?

        public init(
            address: String = "", timeZone: String = "", error: DomainError? = nil, problem: ProgrammeProblem? = nil
        ) {
            self.address = address
            self.timeZone = timeZone
            self.error = error
            self.problem = problem
        }
    }

    public static func load(
        _ search: Search = Search(), page: PageForm = PageForm(), clock: Clock, from services: some CinemaServices,
        for person: Person.ID
    ) async throws -> TheatresPage {
        let theatres = try await services.theatres.theatres(of: person)
        return TheatresPage(
            theatres: theatres,
            programmeStates: try await services.theatres.programmeStates(of: theatres.map(\.source)),
            canFind: await services.cinema.knowsTheatres(), search: search, page: page, clock: clock)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[CinemaText.theatresTitle], tab: .cinema, back: .cinema, rooms: [.cinema]).document(
            context,
            content: """
                <h1>\(strings[CinemaText.theatresTitle])</h1>
                \(theatres.isEmpty ? "<p class=\"hint\">\(strings[CinemaText.noTheatres])</p>" as HTML : mine(context))
                <div class="find-theatres">
                \(canFind ? find(context) : nil)
                \(add(strings))
                </div>
                \(canFind ? nil : "<p class=\"hint\">\(strings[CinemaText.keyNeeded])</p>" as HTML?)
                """)
    }

    // MARK: - Followed theatres

    private func mine(_ context: PageContext) -> HTML {
        "<ul class=\"theatres\" id=\"results\">\n\(theatres.map { row($0, in: context) })</ul>"
    }

    private func row(_ theatre: Theatre, in context: PageContext) -> HTML {
        let strings = context.strings
        let state = programmeStates[theatre.source]
        let time = state?.fetchedAt.map { strings.shortTime(LocalTime($0, clock: clock), today: context.today) }
        let facts = strings.facts([theatre.place, time.map { strings[CinemaText.asOf, ["time": $0]] }])
        let entries = state?.entries.map { report -> HTML in
            "<p class=\"facts\">\(strings.counts(report, of: .programme))</p>\n"
        }
        let problem = state?.problem.map { "<p class=\"field-problem\">\(strings.sentence(about: $0))</p>" as HTML }
        let again: HTML? =
            if state?.mayBeAsked(at: context.now) ?? true {
                """
                <form method="post" action="\(SitePath.refreshTheatre(theatre.id))"><button class="chip" id="ask-\(theatre.id.description)">\
                \(strings[CinemaText.askAgain])</button></form>
                """
            } else {
                nil
            }
        return """
            <li>\(Icon.ticket.html)<div><h2 dir="auto">\(theatre.name)</h2>
            <p class="facts" dir="auto">\(facts)</p>
            \(entries)\(problem)</div>
            <div class="buttons">\(again)\
            <form method="post" action="\(SitePath.removeTheatre(theatre.id))">\
            <button class="chip" id="remove-\(theatre.id.description)" aria-label="\(strings[CinemaText.removeOf, ["theatre": theatre.name]])">\
            \(strings[CinemaText.remove])</button></form></div></li>

            """
    }

    // MARK: - Search

    private func find(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section class="card" aria-labelledby="find-title">
            <h2 id="find-title">\(strings[CinemaText.find])</h2>
            <p class="hint">\(strings[CinemaText.findHint])</p>
            <form method="get" action="\(SitePath.theatres)" class="find-by-name" role="search">
            <div class="field"><label for="theatre-name">\(strings[CinemaText.findLabel])</label>
            <input id="theatre-name" name="\(field: .query)" type="search" value="\(search.text)" maxlength="100" autocomplete="off" dir="auto"></div>
            <button class="button primary" id="find-theatre">\(strings[CinemaText.findButton])</button>
            </form>
            <form method="get" action="\(SitePath.theatres)" data-near="\(strings[CinemaText.nearUnknown])" hidden>
            <input type="hidden" name="\(field: .near)">
            <p class="buttons"><button class="button" id="near-me">\(strings[CinemaText.near])</button></p>
            <p class="hint">\(strings[CinemaText.nearHint])</p>
            <p class="field-problem" role="alert" hidden></p>
            </form>
            \(foundTheatres(strings))
            </section>
            """
    }

    private func foundTheatres(_ strings: Strings) -> HTML? {
        if let failure = search.failure {
            return "<p class=\"field-problem\" role=\"alert\">\(strings.sentence(failure, of: .amc))</p>"
        }
        guard let found = search.found else { return nil }
        guard !found.isEmpty else { return "<p role=\"status\">\(strings[CinemaText.noneFound])</p>" }
        return """
            <h3 class="vh">\(strings[CinemaText.found])</h3>
            <ul class="theatres found">
            \(found.map { candidate($0, in: strings) })</ul>
            """
    }

    private func candidate(_ theatre: Theatre, in strings: Strings) -> HTML {
        let away = FoundTheatre(theatre, near: search.place).kilometres
        let facts = strings.facts([away.map(strings.distance), theatre.place])
        let isMine = theatres.contains { $0.source == theatre.source }
        let follow: HTML =
            if isMine {
                "<span class=\"badge\">\(strings[CinemaText.followed])</span>"
            } else {
                """
                <form method="post" action="\(SitePath.theatres)">\(Self.fields(theatre))\
                <button class="chip" id="follow-\(theatre.source.description.filter { $0 != ":" })">\(strings[CinemaText.follow])</button></form>
                """
            }
        return """
            <li>\(Icon.ticket.html)<div><b dir="auto">\(theatre.name)</b>
            <p class="facts" dir="auto">\(facts)</p></div>
            <div class="buttons">\(follow)</div></li>

            """
    }

    /// The hidden fields that describe a theatre to follow.
    static func fields(_ theatre: Theatre, withTexts: Bool = true) -> HTML {
        """
        <input type="hidden" name="\(field: .source)" value="\(theatre.source.description)">\
        <input type="hidden" name="\(field: .timeZone)" value="\(theatre.timeZone.identifier)">\
        <input type="hidden" name="\(field: .location)" value="\(theatre.location?.description ?? "")">\
        \(withTexts ? texts(theatre) : nil)
        """
    }

    private static func texts(_ theatre: Theatre) -> HTML {
        """
        <input type="hidden" name="\(field: .name)" value="\(theatre.name)">\
        <input type="hidden" name="\(field: .place)" value="\(theatre.place)">
        """
    }

    // MARK: - Adding

    private func add(_ strings: Strings) -> HTML {
        let problem = FormProblem(error: page.error, strings: strings)
        return """
            <section class="card" aria-labelledby="add-title">
            <h2 id="add-title">\(strings[CinemaText.addPage])</h2>
            <p class="hint">\(strings[CinemaText.addPageHint])</p>
            <form method="post" action="\(SitePath.previewTheatre)" novalidate>
            \(page.problem.map { FormAlert(message: strings.sentence(about: $0)).html })\
            \(problem.summary(fieldIDs: [.theatrePage: "field-address", .timeZone: "theatre-zone"]))
            \(TextField(
                field: .theatrePage, name: .address, label: strings[CinemaText.addPageLabel], value: page.address,
                attributes: " type=\"url\" inputmode=\"url\" placeholder=\"\(strings[CinemaText.addPageExample])\" autocomplete=\"off\" required maxlength=\"\(String(Self.addressLimit))\""
            ).html(problem))
            <div class="field"><label for="theatre-zone">\(strings[CinemaText.timeZone])</label>
            <p class="hint">\(strings[CinemaText.timeZoneHint])</p>
            <input id="theatre-zone" name="\(field: .timeZone)" list="time-zones" \
            value="\(page.timeZone.isEmpty ? clock.timeZone.identifier : page.timeZone)"\(" data-zone", if: page.timeZone.isEmpty) autocomplete="off" required>
            <datalist id="time-zones">\(Self.zones)</datalist></div>
            <p class="hint">\(strings[CinemaText.readsDaily]) \(strings[CinemaText.checkTerms])</p>
            <p class="buttons"><button class="button" id="read-page">\(strings[CinemaText.addPageButton])</button></p>
            </form>
            </section>
            """
    }

    private static let addressLimit = 2_000

    private static let zones: HTML = "\(TimeZone.knownTimeZoneIdentifiers.map { "<option value=\"\($0)\">" as HTML })"
}
