public import FilmzDomain
import FilmzText

/// A page that explains what restoring a backup does, and asks for the password, or for confirmation if there is no
/// password.
public struct RestorePage: WebPage {
    /// The reason why the backup was not restored.
    public enum Problem: Sendable {
        case password(SignInPage.Problem)
        case backup(BackupError)
        case upload(UploadProblem)
    }

    /// Nil for a page that uploads a backup.
    let backup: Backup?
    let clock: Clock
    let hasPassword: Bool
    /// What the backup would mean for each person; nil when it is uploaded, or cannot be read.
    let forecasts: [RestoreForecast]?
    let problem: Problem?

    /// - Returns: nil when there is no such backup
    public static func load(
        _ id: Backup.ID, clock: Clock, problem: Problem? = nil, from services: OwnerServices, for owner: Owner
    ) async throws -> RestorePage? {
        guard let backup = try await services.backup(id) else { return nil }
        var forecasts: [RestoreForecast]?
        if let backups = services.backups, let path = try await backups.path(of: id) {
            // What is wrong with it is said when somebody tries to restore it.
            forecasts = try? await backups.forecast(path)
        }
        return RestorePage(
            backup: backup, clock: clock, hasPassword: try await services.accounts.hasPassword(owner.id),
            forecasts: forecasts, problem: problem)
    }

    /// The page that uploads a backup.
    public static func load(
        clock: Clock, problem: Problem? = nil, from services: OwnerServices, for owner: Owner
    ) async throws -> RestorePage {
        RestorePage(
            backup: nil, clock: clock, hasPassword: try await services.accounts.hasPassword(owner.id), forecasts: nil,
            problem: problem)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[backup == nil ? BackupPageText.restoreFileTitle : .restoreTitle]
        // The password comes before the file, so that no file is read without it.
        return Layout(
            title: title, tab: .settings, back: .myData, kind: "page settings narrow", rooms: [.settings]
        ).document(
            context,
            content: """
                <h1>\(title)</h1>
                \(backup.map { BackupFacts(backup: $0, clock: clock).html(context) })
                <form method="post" action="\(backup.map { .restoreBackup($0.id) } ?? SitePath.restoreFile)" class="card"\
                \(" enctype=\"multipart/form-data\"", if: backup == nil)>
                \(message(strings).map { FormAlert(message: $0).html })<h2>\(strings[BackupPageText.whatHappens])</h2>
                <ul class="consequences">
                \(consequences.map { "<li>\(strings[$0])</li>\n" as HTML })</ul>
                \(forecasts.map { table(of: $0, in: strings) })\
                \(hasPassword ? PasswordAgain(isWrong: isPasswordWrong).html(strings) : nil)\
                \(backup == nil ? file(strings) : nil)\
                <div class="buttons"><button class="button primary" id="restore">\(strings[BackupText.restore])</button>
                <a class="button" href="\(BackupSettings.address)">\(strings[SharedText.cancel])</a></div>
                </form>
                """)
    }

    /// What each person has now, and would have afterwards.
    private func table(of forecasts: [RestoreForecast], in strings: Strings) -> HTML {
        let rows: [HTML] = forecasts.map { forecast in
            """
            <li>\(Icon.person.html)
            <p><strong dir="auto">\(forecast.name.nonEmpty ?? strings[PeopleText.unnamed])</strong> \
            <small>\(strings.sentences(about: forecast))</small></p></li>

            """
        }
        return "<h2>\(strings[BackupPageText.personByPerson])</h2>\n<ul class=\"devices\">\n\(rows)</ul>\n"
    }

    private var consequences: [BackupPageText] {
        let password: [BackupPageText] = if hasPassword { [.signedOut, .passwordStays] } else { [.passwordOfBackup] }
        return [.replaced, .setAside] + password + [.keysStay]
    }

    private var isPasswordWrong: Bool {
        if case .password = problem { true } else { false }
    }

    private func message(_ strings: Strings) -> String? {
        switch problem {
        case .password(let problem): strings.message(for: problem)
        case .backup(let error): strings.message(for: error)
        case .upload(let problem): strings.message(for: problem)
        case nil: nil
        }
    }

    private func file(_ strings: Strings) -> HTML {
        """
        <div class="field">
        <label for="backup">\(strings[BackupPageText.file])</label>
        \(FileInput(id: "backup", name: "backup", accept: [".sqlite"], limit: BackupError.byteLimit).html(strings))
        </div>

        """
    }
}
