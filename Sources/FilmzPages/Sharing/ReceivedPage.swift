public import FilmzDomain
public import FilmzReading
import FilmzText

/// A received recommendation with its sender and films. Nothing changes until the person answers.
public struct ReceivedPage: WebPage {
    /// The origin of the recommendation.
    public enum Source: Sendable {
        /// The address of the page, which contains all of it.
        case address(String)
        /// The recommendations that the person has kept.
        case kept
    }

    /// The reason why an answer was refused.
    public enum Problem: Sendable {
        case nothingChosen
        case domain(DomainError)
        case recommendation(RecommendationProblem)
    }

    let source: Source
    let recommendation: Recommendation
    /// The stored recommendation with the person's last answer; nil when it is not stored.
    let received: Received?
    /// The matches for the films on this page.
    let matches: [RecommendedFilmMatch]
    let states: [Film.ID: MyFilmState]
    let posters: [Film.ID: Poster]
    let clock: Clock
    let toldBy: String
    /// The ID of the list that the person can make of it.
    let list: FilmList.ID
    let problem: Problem?

    /// The indices of the films on this page.
    let part: Range<Int>
    /// Whether films are looked up. False if the person followed a link from elsewhere: then the page only offers to
    /// do so.
    var isLookedUp = true

    /// The number of films on a page. No more are looked up, because that takes time, and the sender determines how
    /// much.
    public static let partSize = 50

    /// The indices of the films on the page that begins with a given one.
    public static func part(from start: Int, of recommendation: Recommendation) -> Range<Int> {
        let count = recommendation.films.count
        let start = if 0..<count ~= start { start } else { 0 }
        return start..<min(start + partSize, count)
    }

    /// - Parameters:
    ///   - matches: the matches for the films on the page; nil when nothing was looked up
    ///   - start: the index of the first film on the page
    public static func load(
        _ recommendation: Recommendation, source: Source, received: Received?, matches: [RecommendedFilmMatch]?,
        startingAt start: Int = 0, toldBy: String? = nil, list: FilmList.ID = .random(), problem: Problem? = nil,
        clock: Clock, from services: some MyFilmServices, for person: Person.ID
    ) async throws -> ReceivedPage {
        let part = part(from: start, of: recommendation)
        let shown = (matches ?? []).filter { part.contains($0.number) }
        let films = shown.flatMap(\.films).map(\.id)
        return ReceivedPage(
            source: source, recommendation: recommendation, received: received, matches: shown,
            states: try await services.myFilms.states(of: films, for: person), posters: services.posters(of: films),
            clock: clock, toldBy: toldBy ?? recommendation.sender, list: list, problem: problem, part: part,
            isLookedUp: matches != nil)
    }

    public var films: [Film.ID] { Array(states.keys) + matches.flatMap(\.films).map(\.id) }

    public var notes: [String] { [recommendation.note] + matches.map(\.recommendedFilm.note) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[ReceivedText.recommends, ["name": strings.sender(of: recommendation)]], tab: .together,
            back: .together, kind: "page narrow", rooms: [.together]
        ).document(
            context,
            content: """
                \(head(context))
                \(isLookedUp ? form(context) : lookUp(strings))
                """)
    }

    private func form(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <form method="post" action="\(action)" class="settling">
            \(message(strings).map { FormAlert(message: $0).html })\(lastAnswer(strings))
            \(hidden)\(rows(context))
            \(teller(strings))
            \(asList(strings))\(buttons(strings))
            \(inReturn(strings))
            </form>
            """
    }

    /// A button that looks up the films, for people who followed a link from elsewhere.
    private func lookUp(_ strings: Strings) -> HTML {
        """
        <p class="buttons"><a class="button primary" id="look-up" href="\(address)">\(strings[ReceivedText.lookUp])</a></p>
        """
    }

    /// The address of this page for the first films.
    private var address: SiteAddress {
        switch (source, received) {
        case (.address(let text), nil): SiteAddress(.newReceived).with(.recommendation, value: text)
        case (_, let received?): SiteAddress(.received(received.id))
        case (.kept, nil): SiteAddress(.allReceived)
        }
    }

    private var action: SitePath {
        received.map { .received($0.id) } ?? .allReceived
    }

    private var hidden: HTML? {
        let start: HTML? =
            if part.lowerBound == 0 {
                nil
            } else {
                "<input type=\"hidden\" name=\"\(field: .start)\" value=\"\(String(part.lowerBound))\">\n"
            }
        guard received == nil, case .address(let text) = source else { return start }
        return "<input type=\"hidden\" name=\"\(field: .recommendation)\" value=\"\(text)\">\n\(start)"
    }

    private func message(_ strings: Strings) -> String? {
        switch problem {
        case .nothingChosen: strings[ReceivedText.nothingChosen]
        case .domain(let error): strings.message(for: error)
        case .recommendation(let problem): strings.message(for: problem)
        case nil: nil
        }
    }

    /// The person's last answer; nil when there is none.
    private func lastAnswer(_ strings: Strings) -> HTML? {
        guard let received, let answered = received.answeredAt else { return nil }
        let day = strings.day(clock.day(of: answered))
        let text: ReceivedText = if received.state == .accepted { ReceivedText.acceptedOn } else { .declinedOn }
        return "<p class=\"hint\">\(strings[text, ["day": day]]) \(strings[ReceivedText.keptHint])</p>\n"
    }

    // MARK: - Recommendation

    private func head(_ context: PageContext) -> HTML {
        let strings = context.strings
        let cover = matches.lazy.compactMap(\.film).prefix(FilmList.coverSize)
        let film: Film? =
            if recommendation.films.count == 1 && !matches.isEmpty {
                matches[0].film.map(context.titles.titled)
            } else {
                nil
            }
        let facts = film.map { film in
            strings.facts([film.directors.first, strings.list(film.genres.prefix(2).map(strings.genre))])
        }
        return """
            <header class="received-head">
            \(FilmListCard.cover(Array(cover), posters: posters, in: context))
            <div><p class="received-from" dir="auto">\(strings[ReceivedText.recommends, ["name": strings.sender(of: recommendation)]])</p>
            <h1 dir="auto">\(title(film, in: strings))</h1>
            \(facts.map { "<p class=\"facts\" dir=\"auto\">\($0)</p>" as HTML })\(about(context))</div>
            </header>
            """
    }

    /// The recommendation's title: its film's title in the reader's language, or its own heading.
    private func title(_ film: Film?, in strings: Strings) -> String {
        guard recommendation.list == nil, let film else { return strings.heading(of: recommendation) }
        return film.year.map { "\(film.title) (\($0))" } ?? film.title
    }

    private func about(_ context: PageContext) -> HTML {
        let strings = context.strings
        let stars = recommendation.rating.map { "<p>\(StarsView(rating: $0).html(strings))</p>\n" as HTML }
        let message: HTML? = text("\(recommendation.message)", as: "note")
        let audience = strings.list(recommendation.audience.names.map { strings.audience($0) })
        let goodFor: HTML? =
            if audience.isEmpty {
                nil
            } else {
                "<p class=\"facts\">\(strings[SharedText.audience]): \(audience)</p>\n"
            }
        let note: HTML? =
            if recommendation.note.isEmpty {
                nil
            } else {
                "<p class=\"facts\">\(strings[ReceivedText.theirNote])</p>\n\(text(context.note(recommendation.note), as: "note"))"
            }
        let description = recommendation.list.flatMap { text("\($0.description)", as: "about") }
        return "\(stars)\(message)\(goodFor)\(description)\(note)\(link(strings))"
    }

    private func text(_ text: HTML, as kind: StaticString) -> HTML? {
        if text.isEmpty {
            nil
        } else {
            "<blockquote class=\"\(kind.description)\" dir=\"auto\">\(text)</blockquote>\n"
        }
    }

    private func link(_ strings: Strings) -> HTML? {
        recommendation.link.flatMap(WebLink.init).map { link in
            """
            <p><a class="chip quiet" href="\(url: link.text)" rel="noopener noreferrer nofollow">\(Icon.external.html)\
            <span dir="auto">\(strings[ReceivedText.openTheirs, ["host": link.host]])</span></a></p>

            """
        }
    }

    // MARK: - The films

    private func rows(_ context: PageContext) -> HTML {
        let strings = context.strings
        let sure = matches.filter { $0.film != nil }
        let doubtful = matches.filter { $0.isDoubtful }
        let unknown = matches.filter { $0.verdict == .unknown }
        let isOne = recommendation.films.count == 1 && !sure.isEmpty
        let sureRows: HTML? =
            if isOne {
                "<input type=\"hidden\" name=\"\(field: .take)\" value=\"0\">\n"
            } else {
                section(.sure, rows: sure.compactMap { row($0, in: context) }, in: strings)
            }
        return """
            \(sureRows)\(section(.doubtful, rows: doubtful.map { choice($0, in: context) }, in: strings))\
            \(section(.unknown, rows: unknown.map { own($0, in: context) }, in: strings, hint: .unknownHint))\
            \(more(strings))
            """
    }

    private func section(
        _ title: ReceivedText, rows: [HTML], in strings: Strings, hint: ReceivedText? = nil
    ) -> HTML? {
        guard !rows.isEmpty else { return nil }
        return """
            <section><h2>\(strings.count(title, rows.count))</h2>
            \(hint.map { "<p class=\"hint\">\(strings[$0])</p>\n" as HTML })<ol class="pasted">
            \(rows)</ol></section>

            """
    }

    /// The films that are not on this page: what happens with them, and links to them.
    private func more(_ strings: Strings) -> HTML? {
        let rest = recommendation.films.count - part.count
        guard rest > 0 else { return nil }
        func link(_ text: ReceivedText, _ name: String, to start: Int) -> HTML {
            let address = if start == 0 { self.address } else { self.address.with(.start, value: String(start)) }
            return "<a class=\"button\" id=\"\(name)-films\" href=\"\(address)\">\(strings[text])</a>\n"
        }
        let before: HTML? =
            if part.lowerBound > 0 {
                link(.before, "earlier", to: max(0, part.lowerBound - Self.partSize))
            } else {
                nil
            }
        let after: HTML? =
            if part.upperBound < recommendation.films.count {
                link(.next, "later", to: part.upperBound)
            } else {
                nil
            }
        return """
            <p class="hint">\(strings.count(ReceivedText.more, rest))</p>
            <p class="buttons">\(before)\(after)</p>

            """
    }

    /// A film that was matched for certain, ticked unless the person has seen it.
    private func row(_ match: RecommendedFilmMatch, in context: PageContext) -> HTML? {
        guard let film = match.film else { return nil }
        let state = states[film.id]
        return """
            <li><label class="choice wide"><input type="checkbox" name="\(field: .take)" value="\(String(match.number))"\
            \(" checked", if: state?.isSeen != true)>
            <span>\(picture(film, in: context))<span class="pasted-film"><b dir="auto">\(heading(film, in: context))</b>\
            \(state.flatMap { marks($0, in: context.strings) })\(note(match, in: context))</span></span></label></li>

            """
    }

    private func marks(_ state: MyFilmState, in strings: Strings) -> HTML? {
        let parts = [
            state.isSeen ? strings[SharedText.seen] : nil,
            state.isOnWatchlist ? strings[SharedText.onWatchlist] : nil,
        ].compactMap(\.self)
        if parts.isEmpty { return nil }
        return "<small>\(strings.facts(parts))</small>"
    }

    private func note(_ match: RecommendedFilmMatch, in context: PageContext) -> HTML? {
        if match.recommendedFilm.note.isEmpty {
            nil
        } else {
            "<small class=\"list-note\" dir=\"auto\">\(context.note(match.recommendedFilm.note))</small>"
        }
    }

    /// A film with several possible matches.
    private func choice(_ match: RecommendedFilmMatch, in context: PageContext) -> HTML {
        let films = match.films.map { film -> HTML in
            PastePage.option(
                match.number, value: film.id.description,
                content:
                    "\(picture(film, in: context))<span class=\"pasted-film\"><b dir=\"auto\">\(heading(film, in: context))</b></span>",
                isChosen: false)
        }
        let none = PastePage.option(
            match.number, value: "", content: "\(context.strings[ReceivedText.none])", isChosen: true)
        return """
            <li><fieldset class="choices"><legend dir="auto">\(title(match.recommendedFilm, in: context.strings))</legend>
            \(match.recommendedFilm.note.isEmpty ? nil : "<p class=\"list-note\" dir=\"auto\">\(context.note(match.recommendedFilm.note))</p>\n" as HTML?)\
            <div class="choice-column">\(films)\(none)</div></fieldset></li>

            """
    }

    /// An unknown film, ticked.
    private func own(_ match: RecommendedFilmMatch, in context: PageContext) -> HTML {
        """
        <li><label class="choice wide"><input type="checkbox" name="\(field: .own)" value="\(String(match.number))" checked>
        <span><span class="pasted-film"><b dir="auto">\(title(match.recommendedFilm, in: context.strings))</b>\
        \(note(match, in: context))</span></span></label></li>

        """
    }

    /// A film as the sender described it.
    private func title(_ film: RecommendedFilm, in strings: Strings) -> String {
        strings.facts([film.year.map { "\(film.title) (\($0))" } ?? film.title, film.directors.first])
    }

    private func heading(_ film: Film, in context: PageContext) -> String {
        let film = context.titles.titled(film)
        return context.strings.facts([film.year.map { "\(film.title) (\($0))" } ?? film.title, film.directors.first])
    }

    private func picture(_ film: Film, in context: PageContext) -> HTML {
        PosterTile.poster(context.titles.titled(film), poster: posters[film.id])
    }

    // MARK: - Answer

    private func teller(_ strings: Strings) -> HTML {
        let problem: FormProblem =
            if case .domain(let error) = self.problem {
                FormProblem(error: error, strings: strings)
            } else {
                FormProblem(error: nil, strings: strings)
            }
        return TextField(
            field: .toldBy, name: .by, label: strings[ReferralText.name], value: toldBy,
            hint: strings[ReceivedText.nameHint],
            attributes: " autocomplete=\"off\" maxlength=\"\(Referral.nameLimit)\""
        ).html(problem)
    }

    /// The option to accept the recommendation as a list of the person's own.
    private func asList(_ strings: Strings) -> HTML? {
        guard recommendation.list != nil else { return nil }
        return """
            <input type="hidden" name="\(field: .list)" value="\(list.description)">
            <p class="hint">\(strings[ReceivedText.asListHint])</p>

            """
    }

    /// A button to answer with a film or a list.
    private func inReturn(_ strings: Strings) -> HTML {
        let name = strings.sender(of: recommendation)
        return """
            <section class="in-return"><p class="hint" dir="auto">\(strings[ReceivedText.inReturnHint, ["name": name]])</p>
            <p class="buttons"><button class="chip" id="in-return" name="\(field: .answer)" \
            value="\(ReceivedForm.Answer.inReturn.rawValue)">\(Icon.passOn.html)\
            <span>\(strings[ReceivedText.inReturn])</span></button></p></section>
            """
    }

    private func buttons(_ strings: Strings) -> HTML {
        func button(_ answer: ReceivedForm.Answer, _ text: ReceivedText, isPrimary: Bool = false) -> HTML {
            """
            <button class="button\(" primary", if: isPrimary)" id="\(answer.rawValue)" name="\(field: .answer)" \
            value="\(answer.rawValue)">\(strings[text])</button>

            """
        }
        return """
            <p class="buttons">\(button(.accept, .accept, isPrimary: true))\
            \(recommendation.list == nil ? nil : button(.list, .asList))\
            \(received == nil ? button(.keep, .keep) : nil)\
            \(received?.state == .declined ? nil : button(.decline, .decline))</p>
            """
    }
}

extension RecommendedFilmMatch {
    fileprivate var isDoubtful: Bool {
        if case .doubtful = verdict { true } else { false }
    }
}
