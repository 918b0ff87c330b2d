import FilmzDomain
import FilmzText

/// How far the films of the watchlist were asked about, above those that are on the person's services: progress, the
/// question whether to ask, or why it does not go on. A script asks for the next step until all are done.
struct WatchlistCheckNote {
    let check: WatchlistCheck
    /// The query of the page.
    let query: MyFilmsQuery

    static let id = "on-services"

    private var nextStep: SiteAddress { query.address.with(.wait, value: "offers") }

    /// - Parameter films: the films found so far
    func around(_ films: HTML, in context: PageContext) -> HTML {
        let sign: HTML? = if check.goesOn { " data-row=\"\(nextStep)\"" } else { nil }
        return """
            <div id="\(Self.id)"\(sign)>\(check.mine.services.isEmpty ? nil : note(context))\(films)</div>
            """
    }

    private func note(_ context: PageContext) -> HTML? {
        let strings = context.strings
        guard check.outcomes[.waiting] > 0 else { return nil }
        guard check.canBeAsked else {
            let settings: HTML =
                "<a href=\"\(SitePath.sources)\">\(strings[OfferText.toSettings])</a>"
            return "<p class=\"count from\">\(strings.html(OfferText.needsKey, name: "link", value: settings))</p>\n"
        }
        return if check.mine.isRefreshed { progress(context) } else { question(strings) }
    }

    private func progress(_ context: PageContext) -> HTML {
        let strings = context.strings
        let text = strings.count(
            OfferText.checking, check.outcomes.all, ["done": strings.number(check.doneCount)])
        let failure = check.failure.map { failure -> HTML in
            "<p>\(strings.sentence(failure, of: FilmOffers.provider, now: context.now))</p>\n"
        }
        return """
            <div class="checking"><p id="checking" data-count>\(text)</p>
            <progress max="\(check.outcomes.all)" value="\(check.doneCount)" aria-labelledby="checking"></progress>
            \(failure)<p\(" class=\"no-script\"", if: check.goesOn)><a class="chip" href="\(nextStep)">\(strings[OfferText.goOn])</a></p></div>

            """
    }

    /// Asks for the consent that Settings ask for, with the same form.
    private func question(_ strings: Strings) -> HTML {
        let mine = check.mine
        let services = mine.services.map { HiddenField(.service, value: String($0.id)).html }
        return """
            <form class="checking" method="post" action="\(SitePath.myServices)">\
            \(HiddenField(.country, value: mine.country?.description ?? "").html)\(services)\
            \(HiddenField(.weekly, value: "1").html)
            <p>\(strings.count(OfferText.notChecked, check.outcomes[.waiting]))</p>
            <p class="hint" id="check-hint">\(strings[OfferText.weeklyHint])</p>
            <p class="buttons"><button class="button primary" id="check-now" aria-describedby="check-hint">\
            \(strings[OfferText.checkNow])</button></p></form>

            """
    }
}
