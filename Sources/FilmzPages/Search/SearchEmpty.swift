import FilmzDomain
import FilmzText

/// The text for a search without results, with suggestions.
struct SearchEmpty {
    let query: SearchQuery
    /// The conditions of the query, each of which can be removed.
    var chips: SentenceChips?

    /// The text when neither the catalogue nor a provider had results.
    func html(_ providerResults: ProviderResults?, in strings: Strings) -> HTML {
        if let providerResults, providerResults.isOffline { return offline(strings) }
        let isUncertain = providerResults?.progress.providers.contains { $0.failure != nil } ?? false
        let hint =
            if isUncertain {
                strings[ProviderResultsText.notEverybody]
            } else {
                strings[SearchText.nothingFoundHint]
            }
        return """
            <section id="results" class="empty">
            <h2 data-count dir="auto">\(strings[SearchText.nothingFound, ["query": query.text]])</h2>
            \(chips?.saysWhyNot == true ? nil : "<p>\(hint)</p>" as HTML?)
            \(chips?.html(strings))\(providerResults?.sources(strings))<p class="buttons"><a class="button primary" \
            href="\(addressToAdd)">\(strings[SearchText.addYourself])</a></p>
            </section>
            """
    }

    /// The text when the catalogue had no results and providers can be asked.
    func notHere(_ strings: Strings) -> HTML {
        """
        <section id="results" class="empty">
        <h2 data-count dir="auto">\(strings[SearchText.notHere, ["query": query.text]])</h2>
        <p>\(strings[SearchText.askElsewhereHint])</p>
        <p class="buttons"><a class="button primary" data-ask \
        href="\(SiteAddress.search(query.text))">\(strings[SearchText.askElsewhere])</a></p>
        </section>
        """
    }

    private func offline(_ strings: Strings) -> HTML {
        """
        <section id="results" class="empty">
        <h2 data-count>\(strings[ProviderResultsText.noNetworkTitle])</h2>
        <p dir="auto">\(strings[ProviderResultsText.noNetworkHint, ["query": query.text]])</p>
        <p class="buttons"><a class="button primary" href="\(SiteAddress.search(query.text))">\
        \(strings[ProviderResultsText.tryAgain])</a>
        <a class="button" href="\(addressToAdd)">\(strings[SearchText.addYourself])</a></p>
        </section>
        """
    }

    /// The address of the form for a new film. A year at the end of the query is filled in as the film's year.
    private var addressToAdd: SiteAddress {
        let form = SiteAddress(.newFilm)
        let words = query.text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, let last = words.last, let year = Int(last), CalendarDay.years.contains(year) else {
            return form.with(.title, value: query.text)
        }
        return form.with(.title, value: words.dropLast().joined(separator: " ")).with(.year, value: String(year))
    }
}
