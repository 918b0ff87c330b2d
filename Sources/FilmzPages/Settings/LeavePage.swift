public import FilmzDomain
import FilmzText

/// What it means to delete everything of one's own, with the password.
public struct LeavePage: WebPage {
    let backups: BackupSchedule?
    let problem: SignInPage.Problem?

    /// - Parameter backups: nil when none are made
    public init(backups: BackupSchedule?, problem: SignInPage.Problem? = nil) {
        self.backups = backups
        self.problem = problem
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[LeavingText.leave]
        return Layout(title: title, tab: .settings, back: .account, kind: "page settings narrow", rooms: [.settings])
            .document(
                context,
                content: """
                    <h1>\(title)</h1>
                    <form method="post" action="\(SitePath.leave)" class="card">
                    \(problem.map { FormAlert(message: strings.message(for: $0)).html })\
                    <ul class="consequences">
                    <li>\(strings[LeavingText.allIsDeleted])</li>
                    <li>\(strings[LeavingText.passedOnStays])</li>
                    <li>\(strings.backups(backups, with: context.today))</li>
                    </ul>
                    <p class="buttons"><a class="button" href="\(SitePath.export)">\(strings[LeavingText.takeFirst])</a></p>
                    \(PasswordAgain(isWrong: problem?.isWrong == true).html(strings))\
                    <div class="buttons"><button class="button" id="leave">\(strings[LeavingText.deleteAll])</button>
                    <a class="button" href="\(SitePath.account)">\(strings[SharedText.cancel])</a></div>
                    </form>
                    """)
    }
}

/// What it means to retire a person, for an owner.
public struct RetirePage: WebPage {
    let person: Person
    let backups: BackupSchedule?
    /// Whether the owner has a password to give.
    let asksPassword: Bool
    let problem: SignInPage.Problem?

    /// - Parameters:
    ///   - backups: nil when none are made
    ///   - asksPassword: whether the owner has a password to give
    public init(_ person: Person, backups: BackupSchedule?, asksPassword: Bool, problem: SignInPage.Problem? = nil) {
        self.person = person
        self.backups = backups
        self.asksPassword = asksPassword
        self.problem = problem
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[LeavingText.retireName, ["name": person.name]]
        let deletedOn = context.today.after(days: Person.daysUntilDeleted)
        return Layout(
            title: title, tab: .settings, back: .person(person.id), kind: "page settings narrow", rooms: [.settings]
        ).document(
            context,
            content: """
                <h1 dir="auto">\(title)</h1>
                <form method="post" action="\(SitePath.retirePerson(person.id))" class="card">
                \(problem.map { FormAlert(message: strings.message(for: $0)).html })\
                <ul class="consequences">
                <li>\(strings[LeavingText.noSignIn, ["name": person.name]])</li>
                <li>\(strings[LeavingText.deletedAfter, ["day": strings.day(deletedOn)]])</li>
                <li>\(strings[LeavingText.takeByLink, ["name": person.name]])</li>
                <li>\(strings.backups(backups, with: deletedOn))</li>
                </ul>
                \(asksPassword ? PasswordAgain(isWrong: problem?.isWrong == true).html(strings) : nil)\
                <div class="buttons"><button class="button" id="retire">\(title)</button>
                <a class="button" href="\(SitePath.person(person.id))">\(strings[SharedText.cancel])</a></div>
                </form>
                """)
    }
}

extension Strings {
    /// How long backups have what is deleted on a day.
    func backups(_ schedule: BackupSchedule?, with day: CalendarDay) -> String {
        guard let last = schedule?.lastDay(with: day) else { return self[LeavingText.backupsStay] }
        return self[LeavingText.backupsUntil, ["day": self.day(last)]]
    }
}
