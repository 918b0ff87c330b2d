import FilmzDomain
import FilmzText

/// A recommendation in a list of received ones.
struct ReceivedRow {
    let received: Received
    /// The known films by the IDs in the recommendations.
    let known: [ExternalID: Film]
    let posters: [Film.ID: Poster]
    /// The level of its heading on the page.
    let heading: StaticString

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let recommendation = received.recommendation
        return """
            <li class="received-row" id="received-\(received.id.description)">\
            \(FilmListCard.cover(films, posters: posters, in: context))
            <div class="row-text"><p class="received-from" dir="auto">\(strings[ReceivedText.recommends, ["name": strings.sender(of: recommendation)]])</p>
            <\(heading.description)><a href="\(SitePath.received(received.id))" dir="auto">\(title(context))</a></\(heading.description)>
            \(recommendation.message.isEmpty ? nil : "<p class=\"note\" dir=\"auto\">\(recommendation.message)</p>\n" as HTML?)\
            <p class="facts">\(facts(strings))</p></div></li>

            """
    }

    /// The first films of the recommendation, as far as they are known.
    private var films: [Film] { Self.films(of: received.recommendation, known: known) }

    static func films(of recommendation: Recommendation, known: [ExternalID: Film]) -> [Film] {
        var seen: Set<Film.ID> = []
        return recommendation.films.prefix(Received.coverSize).compactMap { film in
            film.ids.all.lazy.compactMap { known[$0] }.first
        }.filter { seen.insert($0.id).inserted }
    }

    private func title(_ context: PageContext) -> String {
        guard received.recommendation.list == nil, let film = films.first.map(context.titles.titled) else {
            return context.strings.heading(of: received.recommendation)
        }
        return film.year.map { "\(film.title) (\($0))" } ?? film.title
    }

    private func facts(_ strings: Strings) -> HTML {
        let state: ReceivedText =
            switch received.state {
            case .new: .isNew
            case .accepted: .isAccepted
            case .declined: .isDeclined
            }
        let count: String? =
            if received.recommendation.list == nil {
                nil
            } else {
                strings.count(ReceivedText.films, received.filmCount)
            }
        let mark: HTML =
            if received.state == .new {
                "<b class=\"new\">\(strings[state])</b>"
            } else {
                "\(strings[state])"
            }
        return "\(mark)\(count.map { "\(strings[SharedText.separator])\($0)" as HTML })"
    }
}
