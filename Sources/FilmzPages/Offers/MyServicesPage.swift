public import FilmzDomain
import FilmzText

/// A page for the person's country and streaming services, and for asking TMDb about the watchlist every week.
public struct MyServicesPage: WebPage {
    let mine: MyServices
    /// The default country.
    let countryOfFilmz: CountryCode
    /// The services to choose from, the chosen ones first.
    let offered: [StreamingService]
    /// Whether the choice was saved just now.
    let isSaved: Bool
    /// The result of the last weekly request for the watchlist; nil when these requests are switched off.
    let watchlist: OutcomeCounts?

    public init(
        mine: MyServices, countryOfFilmz: CountryCode, offered: [StreamingService], isSaved: Bool = false,
        watchlist: OutcomeCounts? = nil
    ) {
        self.mine = mine
        self.countryOfFilmz = countryOfFilmz
        self.watchlist = watchlist
        self.offered = offered
        self.isSaved = isSaved
    }

    /// The number of services shown before the others are unfolded.
    private static let shown = 24

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let found: HTML? =
            if isSaved, !mine.services.isEmpty {
                " <a class=\"link\" href=\"\(Self.onMyServices)\">\(strings[OfferText.mine])</a>"
            } else {
                nil
            }
        return SettingsLayout(group: .whereYouWatch).document(
            context,
            content: """
                <p class="intro">\(strings[OfferText.placeIntro])</p>
                <p class="saved" role="status">\(isSaved ? strings[OfferText.placeSaved] : "")\(found)</p>
                <form method="post" action="\(SitePath.myServices)" class="my-place">
                \(country(strings))
                \(services(strings))
                \(weekly(strings))
                <p class="buttons"><button class="button primary" id="save-services">\(strings[OfferText.save])</button></p>
                </form>
                <p class="count from">\(strings.offerCredit)</p>
                """)
    }

    /// The films of the watchlist on the person's services.
    public static let onMyServices =
        MyFilmsQuery(shelf: .watchlist, filter: .init(offered: OfferedFilms(.mine))).address

    private func country(_ strings: Strings) -> HTML {
        let usual = strings[OfferText.countryOfFilmz, ["country": strings.name(countryOfFilmz)]]
        let known =
            CountryCode.withOffers + [mine.country].compactMap(\.self).filter { !CountryCode.withOffers.contains($0) }
        let options = strings.options(known.map(\.description)) { code in
            CountryCode(code).map { strings.name($0) } ?? code
        }
        let sorted = options.sorted { $0.label < $1.label }
        let all: [FilterSelect.Option] = [("", usual)] + sorted
        let rows = all.map { option -> HTML in
            "<option value=\"\(option.value)\"\(" selected", if: option.value == (mine.country?.description ?? ""))>\(option.label)</option>"
        }
        return """
            <div class="field"><label for="country">\(strings[OfferText.country])</label>
            <div class="select"><select name="\(field: .country)" id="country" aria-describedby="country-hint">\(rows)</select>\
            \(Icon.chevron.html)</div>
            <p class="hint" id="country-hint">\(strings[OfferText.countryHint])</p></div>
            """
    }

    private func services(_ strings: Strings) -> HTML {
        let first = offered.prefix(Self.shown)
        let rest = offered.dropFirst(Self.shown)
        let more: HTML? =
            if rest.isEmpty {
                nil
            } else {
                """
                <details class="more-services"><summary class="chip">\(strings[OfferText.more])</summary>
                <div class="choice-row">\(rest.map(row))</div></details>
                """
            }
        return """
            <fieldset class="choices"><legend>\(strings[OfferText.services])</legend>
            <p class="hint">\(strings[OfferText.servicesHint])</p>
            <div class="choice-row">\(first.map(row))</div>
            \(more)</fieldset>
            """
    }

    private func row(_ service: StreamingService) -> HTML {
        let isChosen = mine.services.contains { $0.id == service.id }
        return """
            <label class="choice"><input type="checkbox" name="\(field: .service)" value="\(String(service.id))"\(" checked", if: isChosen)>\
            <span dir="auto">\(service.name)</span></label>

            """
    }

    private func weekly(_ strings: Strings) -> HTML {
        """
        <div class="field"><label class="choice wide"><input type="checkbox" name="\(field: .weekly)" id="weekly" value="1" \
        aria-describedby="weekly-hint"\(" checked", if: mine.isRefreshed)><span>\(strings[OfferText.weekly])</span></label>
        <p class="hint" id="weekly-hint">\(strings[OfferText.weeklyHint])</p>\(report(strings))</div>
        """
    }

    private func report(_ strings: Strings) -> HTML? {
        watchlist.map { report -> HTML in
            """

            <p class="hint" id="weekly-report">\(strings[OfferText.thisWeek]) \
            \(strings.counts(report, of: .watchlist))</p>
            """
        }
    }
}
