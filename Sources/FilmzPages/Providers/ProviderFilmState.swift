import FilmzDomain
import FilmzText

/// A provider's state for one film: when it answered, what went wrong, and which of its films was matched.
struct ProviderFilmState {
    let film: Film
    let source: FilmDossier.Source

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section class="standing"><h3>\(strings.name(source.provider))</h3>
            \(lines(context).map { "<p>\($0)</p>\n" as HTML })\
            \(question(strings))
            </section>

            """
    }

    private func lines(_ context: PageContext) -> [String] {
        let strings = context.strings
        let provider: KeyValuePairs = ["provider": strings.name(source.provider)]
        let answered = source.fetchedAt.map { time in
            strings[FilmSourcesText.answered, ["age": strings.age(of: time, now: context.now)]]
        }
        let failure = source.failure.map { strings.sentence($0, of: source.provider, now: context.now) }
        let match = source.match.map { strings[Self.text(for: $0.certainty), provider] }
        let lines = [answered, match, failure].compactMap(\.self)
        return if lines.isEmpty { [strings[FilmSourcesText.notAsked]] } else { lines }
    }

    private func question(_ strings: Strings) -> HTML? {
        guard let match = source.match else { return nil }
        return switch match.certainty {
        case .uncertain:
            form(
                match.candidates.enumerated().map { candidate($0, candidate: $1, in: strings) } + [
                    none(.noneOfThese, in: strings)
                ])
        case .identified, .sure, .confirmed: form([none(.wrong, in: strings)])
        case .denied: form([again(strings)])
        case .none: nil
        }
    }

    private func form(_ buttons: [HTML]) -> HTML {
        """
        <form class="match" method="post" action="\(SitePath.matchFilm(film.id))" \
        data-enhance="\(FilmRegions.about) toast">\
        <input type="hidden" name="\(field: .provider)" value="\(source.provider.rawValue)">
        \(buttons)</form>
        """
    }

    private func candidate(_ index: Int, candidate: MatchCandidate, in strings: Strings) -> HTML {
        let facts = strings.facts([
            candidate.year.map(String.init), strings.list(candidate.directors), candidate.runtime.map(strings.runtime),
        ])
        return button(
            String(index + 1), value: candidate.id.description, style: "candidate",
            label: "<b dir=\"auto\">\(candidate.title)</b><span class=\"facts\" dir=\"auto\">\(facts)</span>")
    }

    private func none(_ text: FilmSourcesText, in strings: Strings) -> HTML {
        button("none", value: "", style: "chip", label: "\(strings[text])")
    }

    private func again(_ strings: Strings) -> HTML {
        button("again", value: "1", style: "chip", label: "\(strings[FilmSourcesText.again])", field: .again)
    }

    private func button(
        _ name: String, value: String, style: StaticString, label: HTML, field: FormField<String> = .id
    ) -> HTML {
        """
        <button class="\(style.description)" id="match-\(source.provider.rawValue)-\(name)" name="\(field: field)" \
        value="\(value)">\
        \(label)</button>

        """
    }

    private static func text(for certainty: FilmMatch.Certainty) -> FilmSourcesText {
        switch certainty {
        case .identified: .identified
        case .sure: .sure
        case .uncertain: .uncertain
        case .confirmed: .confirmed
        case .none: .unknown
        case .denied: .denied
        }
    }
}
