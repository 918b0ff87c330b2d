import FilmzDomain
import FilmzText

/// A message that providers are being asked, or why some of them have never answered.
struct FilmNews {
    let film: Film
    let dossier: FilmDossier
    let news: ProviderNews

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let path = SitePath.film(film.id)
        return switch news {
        case .coming:
            """
            <p class="news" data-fresh="\(SiteAddress(text: context.path).with(.wait, value: "1"))">\(Icon.clock.html)\
            <span>\(strings[FilmText.newsComing]) \
            <a class="no-script" href="\(path)">\(strings[FilmText.showNews])</a></span></p>
            """
        case .late:
            """
            <p class="news">\(Icon.clock.html)<span>\(strings[FilmText.newsLate]) \
            <a id="show-news" href="\(path)">\(strings[FilmText.showNews])</a></span></p>
            """
        case .none: "\(failures(context))"
        }
    }

    /// The failures of providers that have never answered. Failures of the others are shown with the sources.
    private func failures(_ context: PageContext) -> HTML? {
        let strings = context.strings
        let failures = dossier.sources.filter { $0.fetchedAt == nil }.compactMap { source in
            source.failure.map { (source.provider, $0) }
        }
        guard !failures.isEmpty else { return nil }
        let text = (strings.sentences(failures, now: context.now) + [strings[FilmText.showingKnown]]).joined(
            separator: " ")
        return "<p class=\"news\">\(Icon.clock.html)<span>\(text)</span></p>"
    }
}
