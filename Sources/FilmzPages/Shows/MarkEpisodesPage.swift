public import FilmzDomain
public import FilmzText

/// A page that marks several episodes as seen. It is also shown as a sheet over the page of the show or the season.
public struct MarkEpisodesPage: SheetPage {
    let show: Film
    let form: EpisodesForm
    /// The episodes to mark: those of the form that are not seen yet.
    let unseen: [Episode]
    let error: DomainError?

    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        _ form: EpisodesForm, of id: Film.ID, error: DomainError? = nil, today: CalendarDay,
        from services: some ShowServices,
        for person: Person.ID
    ) async throws -> MarkEpisodesPage {
        guard let show = try await services.films.film(id, for: person) else { throw DomainError.noSuchFilm }
        let unseen =
            if form.unknownEpisode == nil {
                try await services.shows.unseen(form.range, of: show.id, by: person, today: today)
            } else {
                [Episode]()
            }
        return MarkEpisodesPage(show: show, form: form, unseen: unseen, error: error)
    }

    public var films: [Film.ID] { [show.id] }

    public func title(_ strings: Strings) -> String { strings[ShowText.markTitle] }

    public func sheet(_ context: PageContext, heading: StaticString) -> HTML {
        if let typed = form.unknownEpisode { return askAgain(typed, context, heading: heading) }
        let strings = context.strings
        let back = SitePath.film(show.id)
        let button: HTML =
            if unseen.isEmpty {
                "<a class=\"button primary\" href=\"\(back)\" data-close>\(strings[ShowText.backToShow])</a>"
            } else {
                """
                <button class="button primary" id="mark-episodes">\(strings.count(ShowText.markButton, unseen.count))</button>
                """
            }
        return """
            <form method="post" action="\(SitePath.markEpisodes(show.id))" id="sheet-form" class="sheet-form" \
            data-enhance="\(FilmRegions.mine) results toast" novalidate>
            \(SheetHead(
                title: title(strings), heading: heading, back: SiteAddress(back),
                facts: strings.facts([context.titles.titled(show).title, what(strings)])
            ).html(strings))
            <div class="sheet-body">
            \(unseen.isEmpty ? "<p>\(strings[ShowText.markNothing])</p>" : fields(context))
            </div>
            <div class="sheet-foot">\(button)</div>
            </form>
            """
    }

    /// Asks again up to which episode everything is seen.
    private func askAgain(_ typed: String, _ context: PageContext, heading: StaticString) -> HTML {
        let strings = context.strings
        return """
            <form action="\(SitePath.markEpisodes(show.id))" class="sheet-form">
            \(SheetHead(
                title: title(strings), heading: heading, back: SiteAddress(SitePath.film(show.id)),
                facts: context.titles.titled(show).title
            ).html(strings))
            <div class="sheet-body">
            <div class="field"><label for="up-to">\(strings[ShowText.iAmAt])</label>
            <p class="hint" id="up-to-hint">\(strings[ShowText.iAmAtExample])</p>
            <p class="field-problem" id="problem" role="alert">\(strings[ProblemText.noSuchEpisode])</p>
            <input id="up-to" name="\(field: .upTo)" value="\(typed)" autocomplete="off" maxlength="16" required \
            aria-invalid="true" aria-describedby="problem up-to-hint"></div>
            </div>
            <div class="sheet-foot"><button class="button primary" id="mark-up-to">\(strings[ShowText.markThat])</button></div>
            </form>
            """
    }

    /// `Season 2`, `S1 E1–S2 E5`; nil for all of them.
    private func what(_ strings: Strings) -> String? {
        switch form.range {
        case .season(let number): strings.season(number)
        case .only(let number): strings.number(number)
        case .between(let first, let last): "\(strings.number(first))–\(strings.number(last))"
        case .upTo(let number): "…\(strings.number(number))"
        case .all: nil
        }
    }

    private func fields(_ context: PageContext) -> HTML {
        let strings = context.strings
        let problem = FormProblem(error: error, strings: strings)
        let choices: [(EpisodesForm.When, String)] = [
            (.unknown, strings[ViewingText.dontKnow]), (.aired, strings[ShowText.asAired]),
            (.today, strings[ViewingText.today]), (.day, strings[ViewingText.onDay]),
        ]
        let offered = choices.filter { $0.0 != .aired || unseen.contains { $0.aired != nil } }
        let radios = offered.map { when, label -> HTML in
            """
            <label class="choice"><input type="radio" name="\(field: .when)" id="when-\(when.rawValue)" \
            value="\(when.rawValue)"\(" checked", if: form.when == when.rawValue)><span>\(label)</span></label>
            """
        }
        return """
            <p>\(strings.count(ShowText.markCount, unseen.count))</p>
            \(problem.summary(fieldIDs: [.watchedOn: "field-day"]))
            \(hidden)
            <fieldset class="choices when">
            <legend>\(strings[ViewingText.when])</legend>
            <div class="choice-row">\(radios)</div>
            <div class="when-fields">
            <div class="field for-day"><label for="field-day">\(strings[ViewingText.day])</label>\
            \(problem.message(for: .watchedOn))\
            <input id="field-day" name="\(field: .day)" type="date" value="\(form.day)" max="\(context.today.description)"\
            \(problem.attributes(for: .watchedOn))></div>
            </div>
            </fieldset>
            """
    }

    private var hidden: HTML {
        let range: HTML? =
            switch form.range {
            case .season(let number): "<input type=\"hidden\" name=\"\(field: .season)\" value=\"\(String(number))\">"
            case .upTo(let number): "<input type=\"hidden\" name=\"\(field: .upTo)\" value=\"\(number.description)\">"
            case .only, .between, .all: nil
            }
        return "\(range)<input type=\"hidden\" name=\"\(field: .next)\" value=\"\(SitePath.film(show.id))\">"
    }
}
