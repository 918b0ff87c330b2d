public import FilmzDomain
import FilmzText

/// A page that offers all data of the person as files, and says what each format cannot hold.
public struct ExportPage: WebPage {
    let reports: [ExportFormat: ExportLosses]
    let hasPassword: Bool
    let problem: SignInPage.Problem?

    /// - Parameter reports: the data of the person that each format cannot hold
    public static func load(
        _ reports: [ExportFormat: ExportLosses], problem: SignInPage.Problem? = nil,
        from services: some PersonServices, for person: Person.ID
    ) async throws -> ExportPage {
        ExportPage(reports: reports, hasPassword: try await services.accounts.hasPassword(person), problem: problem)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[ExportText.title], tab: .settings, back: .myData, kind: "page narrow", rooms: [.settings]
        ).document(
            context,
            content: """
                <h1>\(strings[ExportText.title])</h1>
                <p class="facts">\(strings[ExportText.intro])</p>
                <form method="post" action="\(SitePath.export)" class="exports">
                \(problem.map { FormAlert(message: strings.message(for: $0)).html })\(hasPassword ? password(strings) : nil)\
                \(ExportFormat.allCases.map { card($0, in: strings) })</form>
                """)
    }

    private func password(_ strings: Strings) -> HTML {
        """
        <p>\(strings[ExportText.whyPassword])</p>
        \(PasswordAgain(isWrong: problem != nil).html(strings))
        """
    }

    private func card(_ format: ExportFormat, in strings: Strings) -> HTML {
        let name = strings.name(of: format)
        let report = reports[format] ?? ExportLosses()
        return """
            <section class="card" aria-labelledby="format-\(format.rawValue)">
            <h2 id="format-\(format.rawValue)">\(name)</h2>
            <p>\(strings.purpose(of: format))</p>
            <p class="hint">\(strings.counts(report))</p>
            <p class="hint">\(strings.sentence(report))</p>
            <p class="buttons"><button class="button" name="\(field: .format)" value="\(format.rawValue)" \
            aria-label="\(strings[ExportText.downloadFormat, ["format": name]])">\(strings[ExportText.download])</button></p>
            </section>

            """
    }

    /// A link to this page, for other pages.
    static func link(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="export-title"><h2 id="export-title">\(strings[ExportText.title])</h2>
        <p>\(strings[ExportText.linkHint])</p>
        <p class="buttons"><a class="button" id="to-export" href="\(SitePath.export)">\
        \(strings[ExportText.link])</a></p></section>

        """
    }
}
