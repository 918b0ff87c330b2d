public import FilmzDomain
import FilmzText

/// The people who recommended a film to the person, with a form to add one.
struct ReferralCard {
    let film: Film
    let referrals: [Referral]
    let form: ReferralForm?
    let error: DomainError?

    func html(_ context: PageContext) -> HTML {
        guard !referrals.isEmpty else { return "<section id=\"my-told\" class=\"told\">\(adding(context))</section>" }
        return """
            <section class="card told" id="my-told" aria-labelledby="told-title">
            <h2 id="told-title">\(context.strings[ReferralText.title])</h2>
            <ul class="tellers">
            \(referrals.map { row($0, in: context.strings) })</ul>
            \(adding(context))
            </section>
            """
    }

    private func row(_ referral: Referral, in strings: Strings) -> HTML {
        let films = MyFilmsQuery(shelf: .all, filter: MyFilmsQuery.Filter(toldBy: referral.by)).address
        return """
            <li><a class="teller" href="\(films)" dir="auto">\(referral.by)</a>\
            \(referral.message.isEmpty ? nil : "<blockquote class=\"note\" dir=\"auto\">\(referral.message)</blockquote>" as HTML?)
            <form method="post" action="\(SitePath.notTold(film.id))" data-enhance="\(FilmRegions.mine) toast">
            <input type="hidden" name="\(field: .next)" value="\(SitePath.film(film.id))">
            <input type="hidden" name="\(field: .by)" value="\(referral.by)">
            <button class="round quiet">\(Icon.remove.html)\
            <span class="vh">\(strings[ReferralText.remove, ["name": referral.by]])</span></button></form></li>

            """
    }

    private func adding(_ context: PageContext) -> HTML {
        let strings = context.strings
        let problem = FormProblem(error: error, strings: strings)
        let isRefused = problem.concerns(.toldBy) || problem.concerns(.toldMessage)
        let name = TextField(
            field: .toldBy, name: .by, label: strings[ReferralText.name], value: form?.by ?? "",
            attributes: " autocomplete=\"off\" required maxlength=\"\(Referral.nameLimit)\"")
        let message = TextField(
            field: .toldMessage, name: .message, label: strings[ReferralText.message], value: form?.message ?? "",
            isMultiline: true)
        return """
            <details class="fold"\(" open", if: isRefused)>
            <summary id="told-fold">\(Icon.person.html)<span>\(strings[ReferralText.add])</span></summary>
            <form method="post" action="\(SitePath.told(film.id))" data-enhance="\(FilmRegions.mine) toast">
            <input type="hidden" name="\(field: .next)" value="\(SitePath.film(film.id))">
            \(isRefused ? problem.summary(fieldIDs: [.toldBy: name.id, .toldMessage: message.id]) : nil)
            \(name.html(problem))
            \(message.html(problem))
            <button class="button" id="save-told">\(strings[ReferralText.save])</button>
            </form></details>
            """
    }
}

/// The form for a person who recommended a film, as typed.
public struct ReferralForm: Equatable, Sendable {
    public var by: String
    public var message: String

    public init(_ fields: FormFields) {
        by = fields[.by] ?? ""
        message = fields[.message] ?? ""
    }

    public var edit: MyFilmEdit { .told(by: by, message: message) }
}

/// The people who recommended a film, in one line, and their messages, truncated if long.
enum ReferralLine {
    static func html(_ referrals: [Referral], in strings: Strings) -> HTML {
        let messages = referrals.filter { !$0.message.isEmpty }.map { one -> HTML in
            let name: HTML? = if referrals.count > 1 { "<b>\(one.by)</b> " } else { nil }
            return "<p class=\"told-message\" dir=\"auto\">\(name)\(one.message)</p>\n"
        }
        return "\(names(referrals.map(\.by), in: strings))\(messages)"
    }

    /// The line of names; nil when there are none.
    static func names(_ names: [String], in strings: Strings) -> HTML? {
        guard !names.isEmpty else { return nil }
        let text = strings[ReferralText.names, ["names": strings.list(names)]]
        return "<p class=\"facts told-by\" dir=\"auto\">\(Icon.person.html)\(text)</p>\n"
    }
}
