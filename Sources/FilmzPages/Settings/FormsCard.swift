import FilmzDomain
import FilmzText
import FilmzTextFolding

/// The choice of the forms in which dates, times, numbers and stars are written in this browser.
public struct FormsCard: Sendable {
    let chosen: FormChoices
    /// The region that the browser names; nil when it names none.
    let browser: Region?

    /// The ID of the card in the settings.
    private static let card = "forms"

    /// The address of the card in the settings.
    public static let address = SiteAddress(.you).at(card)

    func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let example = strings.watchedOn(.time(context.today, hour: 15, minute: 40))
        let choices = [region(strings), clock(strings), week(strings), stars(strings)].map(\.html)
        return """
            <section class="card" aria-labelledby="\(Self.card)">
            <h2 id="\(Self.card)">\(strings[FormsText.title])</h2>
            <p>\(strings[FormsText.example, ["time": example]])</p>
            <form method="post" action="\(SitePath.forms)">
            <div class="pair">\(choices)</div>
            <p class="hint">\(strings[FormsText.hint])</p>
            <p class="buttons"><button class="button" id="save-forms">\(strings[SharedText.save])\
            <span class="vh"> \(strings[FormsText.title])</span></button></p>
            </form>
            </section>
            """
    }

    private func region(_ strings: Strings) -> FilterSelect {
        let known = CountryCode.withOffers.compactMap { Region($0.description) }
        let countries = known.map { region -> (key: String, option: FilterSelect.Option) in
            let name = strings.name(region)
            return (key: TextFolding.folded(name), option: (value: region.description, label: name))
        }
        return FilterSelect(
            .region, label: strings[FormsText.region], options: countries.sorted { $0.key < $1.key }.map(\.option),
            chosen: chosen.region?.description,
            any: browser.map { strings[FormsText.browserIn, ["country": strings.name($0)]] }
                ?? strings[FormsText.ofBrowser])
    }

    private func clock(_ strings: Strings) -> FilterSelect {
        FilterSelect(
            .hours, label: strings[FormsText.clock],
            options: HourCycle.allCases.map { hours in
                (
                    hours.rawValue,
                    strings[hours == .twelve ? FormsText.twelve : .twentyFour, ["time": strings.example(of: hours)]]
                )
            }, chosen: chosen.hours?.rawValue, any: strings[FormsText.usual])
    }

    private func week(_ strings: Strings) -> FilterSelect {
        FilterSelect(
            .weekStart, label: strings[FormsText.week],
            options: WeekStart.allCases.map { ($0.rawValue, strings[Self.name(of: $0)]) },
            chosen: chosen.weekStart?.rawValue, any: strings[FormsText.usual])
    }

    private func stars(_ strings: Strings) -> FilterSelect {
        FilterSelect(
            .starScale, label: strings[FormsText.stars],
            options: StarScale.allCases.map { ($0.rawValue, strings[Self.name(of: $0)]) },
            chosen: (chosen.scale ?? .five).rawValue)
    }

    private static func name(of day: WeekStart) -> WeekdayText {
        switch day {
        case .monday: .monday
        case .friday: .friday
        case .saturday: .saturday
        case .sunday: .sunday
        }
    }

    private static func name(of scale: StarScale) -> FormsText {
        switch scale {
        case .five: .ofFive
        case .ten: .ofTen
        case .hundred: .ofHundred
        }
    }
}
