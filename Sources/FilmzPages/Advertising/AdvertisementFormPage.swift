public import FilmzDomain
import FilmzText

/// A page that adds an advertisement, or changes one.
public struct AdvertisementFormPage: WebPage {
    /// The advertisement to change; nil for a new one.
    let offer: Advertisement?
    let draft: AdvertisementDraft
    let problem: AdvertisingProblem?
    /// The number of clicks on each day. Days without clicks are missing.
    let clicks: [CalendarDay: Int]
    /// Whether a picture can be fetched from an address.
    let canFetch: Bool

    /// - Parameter draft: the input to show again, if it was refused
    /// - Throws: ``AdvertisingProblem/noSuchOffer``
    public static func load(
        _ id: Advertisement.ID?, draft: AdvertisementDraft? = nil, problem: AdvertisingProblem? = nil,
        from services: OwnerServices
    ) async throws -> AdvertisementFormPage {
        let offer = try await services.advertising.advertising().offers.first { $0.id == id }
        guard id == nil || offer != nil else { throw AdvertisingProblem.noSuchOffer }
        let clicks: [Advertisement.ID: [CalendarDay: Int]] =
            if offer == nil { [:] } else { try await services.advertising.clicks() }
        return AdvertisementFormPage(
            offer: offer, draft: draft ?? offer.map { AdvertisementDraft($0) } ?? AdvertisementDraft(),
            problem: problem, clicks: offer.flatMap { clicks[$0.id] } ?? [:], canFetch: services.fetchPicture != nil)
    }

    /// The input of a form as a draft.
    public static func draft(_ fields: FormFields) -> AdvertisementDraft {
        var draft = AdvertisementDraft()
        for field in AdvertisementField.allCases {
            draft[field] = fields.all(FormField<String>(field.rawValue)).joined(separator: "\n")
        }
        return draft
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[offer == nil ? AdvertisingText.newTitle : .editTitle]
        return Layout(
            title: title, tab: .settings, back: .advertising, kind: "page narrow", rooms: [.settings]
        ).document(
            context,
            content: """
                <form method="post" action="\(offer.map { .editAdvertisement($0.id) } ?? SitePath.newAdvertisement)" \
                class="film-form" novalidate>
                <h1>\(title)</h1>
                \(problem.map { summary($0, in: strings) })
                \(facts(strings))
                <h2>\(strings[AdvertisingText.rules])</h2>
                <p class="hint">\(strings[AdvertisingText.rulesHint])</p>
                \(rules(strings))
                <p class="buttons"><button class="button primary" id="save-offer">\(strings[AdvertisingText.save])</button>
                <a class="button" href="\(SitePath.advertising)">\(strings[SharedText.cancel])</a></p>
                </form>
                \(offer.map { picture($0, in: strings) })
                \(clicks.isEmpty ? nil : clickTable(strings))
                """)
    }

    private func summary(_ problem: AdvertisingProblem, in strings: Strings) -> HTML {
        let message = strings.message(for: problem)
        let line: HTML =
            problem.field.map { "<p><a href=\"#\(Self.id($0))\">\(message)</a></p>" } ?? "<p>\(message)</p>"
        return "<div class=\"problem\" id=\"problem\" role=\"alert\" tabindex=\"-1\">\n\(line)\n</div>"
    }

    private static func id(_ field: AdvertisementField) -> String {
        if field == .audience { "offer-kids" } else { "offer-\(field.rawValue)" }
    }

    // MARK: - Fields

    private func facts(_ strings: Strings) -> [HTML] {
        [
            input(.name, attributes: " required maxlength=\"\(String(Advertisement.nameLimit))\"", in: strings),
            input(.text, attributes: " maxlength=\"\(String(Advertisement.textLimit))\"", in: strings),
            input(.link, attributes: " type=\"url\" inputmode=\"url\" required", in: strings, hint: .linkHint),
            input(.price, attributes: " maxlength=\"\(String(Advertisement.priceLimit))\"", in: strings),
            input(.from, attributes: " type=\"date\"", in: strings),
            input(.until, attributes: " type=\"date\"", in: strings),
            input(.priority, attributes: " type=\"number\" min=\"0\" max=\"100\"", in: strings, hint: .priorityHint),
        ]
    }

    private func rules(_ strings: Strings) -> [HTML] {
        [
            textArea(.films, in: strings, hint: .filmsHint), textArea(.series, in: strings, hint: .seriesHint),
            textArea(.genres, in: strings), textArea(.people, in: strings), textArea(.keywords, in: strings),
            AudienceField(chosen: draft[.audience].split(separator: "\n").map(String.init), prefix: "offer")
                .html(strings),
        ]
    }

    private func input(
        _ field: AdvertisementField, attributes: HTML, in strings: Strings, hint: AdvertisingText? = nil
    ) -> HTML {
        let value =
            if field == .priority && draft[field].isEmpty {
                String(Advertisement.usualPriority)
            } else {
                draft[field]
            }
        return self.field(
            field,
            control:
                "<input \(commonAttributes(field))\(attributes) value=\"\(value)\" autocomplete=\"off\" dir=\"auto\">",
            in: strings,
            hint: hint)
    }

    private func textArea(
        _ field: AdvertisementField, in strings: Strings, hint: AdvertisingText = .severalHint
    ) -> HTML {
        self.field(
            field, control: "<textarea \(commonAttributes(field)) rows=\"2\" dir=\"auto\">\n\(draft[field])</textarea>",
            in: strings,
            hint: hint)
    }

    private func commonAttributes(_ field: AdvertisementField) -> HTML {
        let isWrong = problem?.field == field
        return """
            id="\(Self.id(field))" name="\(field.rawValue)"\(" aria-invalid=\"true\" aria-describedby=\"problem\"", if: isWrong)
            """
    }

    private func field(
        _ field: AdvertisementField, control: HTML, in strings: Strings, hint: AdvertisingText?
    ) -> HTML {
        """
        <div class="field">
        <label for="\(Self.id(field))">\(strings.name(of: field))</label>
        \(hint.map { "<p class=\"hint\">\(strings[$0])</p>" as HTML })
        \(control)
        </div>
        """
    }

    // MARK: - Picture

    private func picture(_ offer: Advertisement, in strings: Strings) -> HTML {
        let removal: HTML? =
            if offer.picture == nil {
                nil
            } else {
                """
                <form method="post" action="\(SitePath.removeAdvertisementPicture(offer.id))" class="buttons">
                <button class="button" id="remove-picture">\(strings[AdvertisingText.removePicture])</button>
                </form>
                """
            }
        return """
            <section class="card offer-picture" aria-labelledby="picture-title">
            <h2 id="picture-title">\(strings[AdvertisingText.picture])</h2>
            \(AdvertisementImage(offer: offer).html)
            <form method="post" action="\(SitePath.advertisementPicture(offer.id))" enctype="multipart/form-data">
            <div class="field"><label for="file">\(strings[AdvertisingText.pictureLabel])</label>
            <p class="hint">\(strings[AdvertisingText.pictureHint, ["size": strings.pictureSize]])</p>
            \(FileInput(
                id: "file", accept: ["image/jpeg", "image/png", "image/webp"], limit: AdvertisementPicture.byteLimit
            ).html(strings))</div>
            <p class="buttons"><button class="button" id="set-picture">\(strings[AdvertisingText.setPicture])</button></p>
            </form>
            \(canFetch ? fetchForm(offer, in: strings) : nil)\(removal)
            </section>
            """
    }

    private func fetchForm(_ offer: Advertisement, in strings: Strings) -> HTML {
        """
        <form method="post" action="\(SitePath.fetchAdvertisementPicture(offer.id))" novalidate>
        <div class="field"><label for="address">\(strings[AdvertisingText.pictureLink])</label>
        <p class="hint">\(strings[AdvertisingText.pictureLinkHint])</p>
        <input id="address" name="\(field: .address)" type="url" inputmode="url" autocomplete="off" required></div>
        <p class="buttons"><button class="button" id="fetch-picture">\(strings[AdvertisingText.fetchPicture])</button></p>
        </form>

        """
    }

    // MARK: - Clicks

    private static let daysShown = 31

    /// The numbers of clicks of the last 31 days that had any, newest first.
    private func clickTable(_ strings: Strings) -> HTML {
        let rows = clicks.sorted { $0.key > $1.key }.prefix(Self.daysShown).map { day, count -> HTML in
            "<tr><th scope=\"row\">\(strings.day(day))</th><td>\(strings.number(count))</td></tr>\n"
        }
        return """
            <section class="card clicks" aria-labelledby="clicks-title">
            <h2 id="clicks-title">\(strings[AdvertisingText.clicksByDay])</h2>
            <table>
            \(rows)</table>
            </section>
            """
    }
}
