import FilmzDomain
import FilmzText

/// The sources of a film's facts, each provider's answers, and a button to ask them again; folded away at first.
struct FilmSources {
    let film: Film
    let dossier: FilmDossier
    /// The source of the catalogue's facts.
    let catalogue: CatalogueDescription.Origin?

    func html(_ context: PageContext) -> HTML? {
        guard !dossier.origins.isEmpty || !dossier.sources.isEmpty else { return nil }
        let strings = context.strings
        let isAsking = dossier.sources.contains { $0.match?.certainty == .uncertain }
        return """
            <details class="fold sources-fold" data-stays\(" open", if: isAsking)>
            <summary id="sources-fold">\(Icon.chevron.html)<span>\(strings[FilmSourcesText.title])</span></summary>
            <div class="sources-body">
            \(origins(context))
            \(dossier.sources.isEmpty ? nil : providers(context))
            </div>
            </details>
            \(shows(.tmdb) ? "<p class=\"attribution\">\(strings[ProviderSettingsText.attributionTMDb])</p>" : nil as HTML?)\
            \(shows(.tvmaze) ? "<p class=\"attribution\">\(strings[ProviderSettingsText.attributionTVmaze])</p>" : nil as HTML?)\
            \(showsIMDb ? "<p class=\"attribution\">\(strings[CatalogueText.attributionIMDb])</p>" : nil as HTML?)
            """
    }

    private func providers(_ context: PageContext) -> HTML {
        """
        <div class="providers">
        <p class="hint" id="asked">\(context.strings.counts(OutcomeCounts(dossier.sources), of: .providers))</p>
        \(dossier.sources.map { ProviderFilmState(film: film, source: $0).html(context) })
        <form method="post" action="\(SitePath.refreshFilm(film.id))" \
        data-enhance="\(FilmRegions.about) toast">\
        <button class="button" id="refresh-film">\(context.strings[FilmSourcesText.refresh])</button></form>
        </div>
        """
    }

    /// The facts, grouped by their source.
    private func origins(_ context: PageContext) -> HTML {
        let strings = context.strings
        var groups: [(origin: FilmDossier.Origin, facts: [FilmField])] = []
        for fact in FilmField.allCases {
            guard let origin = dossier.origins[fact] else { continue }
            if let index = groups.firstIndex(where: { $0.origin == origin }) {
                groups[index].facts.append(fact)
            } else {
                groups.append((origin, [fact]))
            }
        }
        let rows = groups.map { group -> HTML in
            let facts = strings.list(group.facts.map { strings[Self.name(of: $0)] })
            return "<div><dt>\(name(of: group.origin, in: context))</dt><dd>\(facts)</dd></div>\n"
        }
        return "<dl class=\"origins\">\(rows)</dl>"
    }

    private func name(of origin: FilmDossier.Origin, in context: PageContext) -> String {
        let strings = context.strings
        guard let provider = origin.provider else {
            if origin.author == .filmz { return strings[SharedText.brand] }
            if film.isAddedByHand { return strings[FilmSourcesText.byHand] }
            return strings[film.isNamedElsewhere ? FilmSourcesText.elsewhere : .catalogue]
        }
        guard let time = origin.fetchedAt else { return strings.name(provider) }
        return strings[
            FilmSourcesText.providerAndAge,
            ["provider": strings.name(provider), "age": strings.age(of: time, now: context.now)]]
    }

    /// Whether to show a provider's credit, which the terms of TMDb and TVmaze require wherever their data is shown.
    private func shows(_ provider: Provider) -> Bool {
        dossier.origins.values.contains { $0.provider == provider }
            || provider == .tmdb && dossier.scores.contains { $0.source == .tmdb }
            || dossier.sources.contains {
                $0.provider == provider && ($0.page != nil || $0.match?.candidates.isEmpty == false)
            }
    }

    /// Whether to show IMDb's credit, which the terms of its datasets require too.
    private var showsIMDb: Bool {
        guard catalogue == .imdb, case .imdb = film.id.externalID else { return false }
        return true
    }

    private static func name(of fact: FilmField) -> FactText {
        switch fact {
        case .title: .title
        case .originalTitle: .originalTitle
        case .year: .year
        case .releaseDate: .releaseDate
        case .runtime: .runtime
        case .genres: .genres
        case .directors: .directors
        case .cast: .cast
        case .countries: .countries
        case .languages: .languages
        case .certificate: .certificate
        case .tagline: .tagline
        case .plot: .plot
        case .keywords: .keywords
        case .poster: .poster
        case .scores: .scores
        case .awards: .awards
        case .credits: .credits
        case .trailers: .trailers
        case .similar: .similar
        case .offers: .offers
        case .seasons: .seasons
        case .boxOffice: .boxOffice
        case .companies: .companies
        case .website: .website
        }
    }
}
