public import FilmzDomain
public import FilmzReading
import FilmzText

/// All advertisements, for an owner: a list with clicks, the number shown at once, and their export and import as a
/// file.
public struct AdvertisingPage: WebPage {
    let advertising: Advertising
    let clicks: [Advertisement.ID: [CalendarDay: Int]]
    /// The reason why a file was refused.
    let problem: Problem?

    public enum Problem: Sendable {
        case offers(AdvertisingProblem)
        case file(TextFile.Problem)
    }

    public static func load(
        problem: Problem? = nil, from services: OwnerServices
    ) async throws -> AdvertisingPage {
        AdvertisingPage(
            advertising: try await services.advertising.advertising(),
            clicks: try await services.advertising.clicks(), problem: problem)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[AdvertisingText.offers], tab: .settings, back: .server, rooms: [.settings]
        ).document(
            context,
            content: """
                <h1>\(strings[AdvertisingText.offers])</h1>
                <p class="intro">\(strings[AdvertisingText.offersHint])</p>
                \(problem.map { FormAlert(message: message($0, in: strings)).html })
                \(advertising.isOn ? nil : switchOn(strings))
                <p class="buttons"><a class="button primary" id="add-offer" href="\(SitePath.newAdvertisement)">\
                \(strings[AdvertisingText.add])</a></p>
                \(offers(context))
                <div class="offer-tools">
                \(advertising.isOn ? limit(strings) : nil)
                \(file(strings))
                </div>
                """)
    }

    /// A link to this page, for the settings.
    static func link(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="ads"><h2 id="ads">\(strings[AdvertisingText.offers])</h2>
        <p>\(strings[AdvertisingText.offersHint])</p>
        <p class="buttons"><a class="button" id="manage-offers" href="\(SitePath.advertising)">\
        \(strings[AdvertisingText.manage])</a></p></section>

        """
    }

    private func message(_ problem: Problem, in strings: Strings) -> String {
        switch problem {
        case .offers(let problem): strings.message(for: problem)
        case .file(let problem): strings.sentence(for: problem)
        }
    }

    private func offers(_ context: PageContext) -> HTML {
        guard !advertising.offers.isEmpty else {
            return "<p class=\"hint\">\(context.strings[AdvertisingText.none])</p>"
        }
        return "<ul class=\"offers\">\n\(advertising.offers.map { row($0, in: context) })</ul>"
    }

    private func row(_ offer: Advertisement, in context: PageContext) -> HTML {
        let strings = context.strings
        let count = clicks[offer.id].map { $0.values.reduce(0, +) } ?? 0
        let facts = strings.facts([
            offer.link.host, offer.from.map { strings[AdvertisingText.runsFrom, ["day": strings.day($0)]] },
            offer.until.map { strings[AdvertisingText.runsUntil, ["day": strings.day($0)]] },
            strings.count(AdvertisingText.clicks, count),
        ])
        return """
            <li>\(AdvertisementImage(offer: offer).html)<div><h2 dir="auto">\(offer.name)</h2>
            <p class="facts" dir="auto">\(facts)</p></div>
            <div class="buttons"><a class="chip" id="edit-\(offer.id.description)" \
            href="\(SitePath.editAdvertisement(offer.id))">\(strings[AdvertisingText.edit])\
            <span class="vh"> \(offer.name)</span></a>\
            <form method="post" action="\(SitePath.removeAdvertisement(offer.id))">\
            <button class="chip" id="remove-\(offer.id.description)" \
            aria-label="\(strings[AdvertisingText.removeOf, ["offer": offer.name]])">\
            \(strings[AdvertisingText.remove])</button></form></div></li>

            """
    }

    /// The button that switches advertising on for everybody.
    private func switchOn(_ strings: Strings) -> HTML {
        """
        <form method="post" action="\(SitePath.advertisingLimit)" class="card" id="advertising-off">
        <p class="state">\(strings[AdvertisingText.isOffForAll])</p>
        <p class="hint">\(strings[AdvertisingText.turnOnForAllHint])</p>
        <input type="hidden" name="\(field: .limit)" value="\(String(Advertising.usualLimit))">
        <p class="buttons"><button class="button" id="switch-on">\(strings[AdvertisingText.turnOnForAll])</button></p>
        </form>
        """
    }

    private func limit(_ strings: Strings) -> HTML {
        let choices = Advertising.limits.map { number -> HTML in
            """
            <option value="\(String(number))"\(" selected", if: number == advertising.limit)>\(strings.number(number))</option>
            """
        }
        return """
            <form method="post" action="\(SitePath.advertisingLimit)" class="card">
            <h2>\(strings[AdvertisingText.atOnce])</h2>
            <div class="field"><label class="vh" for="limit">\(strings[AdvertisingText.atOnce])</label>
            <p class="hint">\(strings[AdvertisingText.atOnceHint])</p>
            <select id="limit" name="\(field: .limit)">\(choices)</select></div>
            <p class="buttons"><button class="button" id="save-limit">\(strings[AdvertisingText.save])</button></p>
            </form>
            """
    }

    private func file(_ strings: Strings) -> HTML {
        """
        <form method="post" action="\(SitePath.advertisingFile)" enctype="multipart/form-data" class="card">
        <h2>\(strings[AdvertisingText.file])</h2>
        <p class="hint">\(strings[AdvertisingText.fileHint])</p>
        <div class="field"><label for="file">\(strings[AdvertisingText.fileLabel])</label>
        \(FileInput(id: "file", accept: [".csv", ".tsv", ".txt", "text/*"], limit: TextFile.byteLimit)
            .html(strings))</div>
        <p class="buttons"><button class="button" id="take-in">\(strings[AdvertisingText.takeIn])</button>
        <a class="button" id="download-offers" href="\(SitePath.advertisingFile)" download>\(strings[AdvertisingText.download])</a></p>
        </form>
        """
    }
}
