public import FilmzDomain
import FilmzText

/// A page that asks for the password before a backup is downloaded, or for confirmation if there is no password.
public struct DownloadPage: WebPage {
    let backup: Backup
    let clock: Clock
    let hasPassword: Bool
    let problem: SignInPage.Problem?

    /// - Returns: nil when there is no such backup
    public static func load(
        _ id: Backup.ID, clock: Clock, problem: SignInPage.Problem? = nil, from services: OwnerServices,
        for owner: Owner
    ) async throws -> DownloadPage? {
        guard let backup = try await services.backup(id) else { return nil }
        return DownloadPage(
            backup: backup, clock: clock, hasPassword: try await services.accounts.hasPassword(owner.id),
            problem: problem
        )
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[BackupPageText.downloadTitle], tab: .settings, back: .myData, kind: "page settings narrow",
            rooms: [.settings]
        )
        .document(
            context,
            content: """
                <h1>\(strings[BackupPageText.downloadTitle])</h1>
                \(BackupFacts(backup: backup, clock: clock).html(context))
                <form method="post" action="\(SitePath.downloadBackup(backup.id))" class="card">
                \(problem.map { FormAlert(message: strings.message(for: $0)).html })\
                <p>\(strings[BackupPageText.downloadHint])</p>
                \(hasPassword ? PasswordAgain(isWrong: problem != nil).html(strings) : nil)\
                <div class="buttons"><button class="button primary" id="download">\(strings[BackupText.download])</button>
                <a class="button" href="\(BackupSettings.address)">\(strings[SharedText.cancel])</a></div>
                </form>
                """)
    }
}
