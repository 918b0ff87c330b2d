public import FilmzDomain
import FilmzText

/// What it means to delete everything of one's own, with the password.
public struct LeavePage: WebPage {
    /// The names of the profiles that the person keeps.
    let profiles: [String]
    let backups: BackupSchedule?
    let problem: SignInPage.Problem?

    /// - Parameters:
    ///   - profiles: the names of the profiles that the person keeps
    ///   - backups: nil when none are made
    public init(profiles: [String], backups: BackupSchedule?, problem: SignInPage.Problem? = nil) {
        self.profiles = profiles
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
                    \(strings.leaving(profiles))\
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
    /// The names of the profiles that the person keeps.
    let profiles: [String]
    let backups: BackupSchedule?
    /// Whether the owner has a password to give.
    let asksPassword: Bool
    let problem: SignInPage.Problem?

    /// - Parameters:
    ///   - profiles: the names of the profiles that the person keeps
    ///   - backups: nil when none are made
    ///   - asksPassword: whether the owner has a password to give
    public init(
        _ person: Person, profiles: [String], backups: BackupSchedule?, asksPassword: Bool,
        problem: SignInPage.Problem? = nil
    ) {
        self.person = person
        self.profiles = profiles
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
                \(strings.leaving(profiles))\
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
    /// That the profiles of a person are deleted too; nil when they keep none.
    fileprivate func leaving(_ profiles: [String]) -> HTML? {
        guard !profiles.isEmpty else { return nil }
        return "<li>\(self[ProfileText.profilesToo, ["names": list(profiles)]])</li>\n"
    }

    /// How long backups have what is deleted on a day.
    func backups(_ schedule: BackupSchedule?, with day: CalendarDay) -> String {
        guard let last = schedule?.lastDay(with: day) else { return self[LeavingText.backupsStay] }
        return self[LeavingText.backupsUntil, ["day": self.day(last)]]
    }
}
