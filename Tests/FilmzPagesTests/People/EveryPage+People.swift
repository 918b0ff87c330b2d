import FilmzContracts
import FilmzDomain
import FilmzPages
import Testing

extension EveryPage {
    /// The people of a Filmz, and what each does with their account.
    static func people(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        let several = household(sample)
        var protected = sample
        protected.isProtected = true
        func list(
            _ sample: SampleServices, name: String = "", problem: PersonError? = nil
        ) async throws -> PeoplePage {
            try await PeoplePage.load(
                name: name, problem: problem, clock: Samples.clock, from: sample.services.owners, for: .ofThisMachine)
        }
        func person(_ id: Person.ID, in sample: SampleServices) async throws -> PersonPage? {
            try await PersonPage.load(id, clock: Samples.clock, from: sample.services.owners, for: .ofThisMachine)
        }
        func account(
            _ sample: SampleServices, name: String? = nil, result: AccountResult? = nil,
            problem: AccountPage.Problem? = nil, next: String = ""
        ) async throws -> AccountPage {
            try await AccountPage.load(
                name: name, result: result, problem: problem, next: next, clock: Samples.clock, from: sample.services,
                for: .owner)
        }
        return [
            ("people", try await list(several)),
            ("people-alone", try await list(sample)),
            ("people-refused", try await list(several, name: "<1> \"ü\"", problem: .nameTaken)),
            (
                "new-invitation",
                NewInvitationPage(
                    name: "<1> \"ü\"", purpose: .join(isReplacing: true), address: "http://192.168.1.5:4455/join/a",
                    code: [[true, false], [true, true]],
                    reach: .home("192.168.1.5:4455"))
            ),
            (
                "new-invitation-here",
                NewInvitationPage(
                    name: "<2>", purpose: .join(isReplacing: false), address: "http://localhost/join/a", code: [],
                    reach: .thisMachine("[::1]"))
            ),
            ("person", try #require(try await person(Person.ID(rawValue: 2), in: several))),
            ("person-reader", try #require(try await person(.owner, in: protected))),
            ("account", try await account(several)),
            ("account-changed", try await account(several, result: .passwordChanged)),
            ("account-name-refused", try await account(several, name: "<1> \"ü\"", problem: .name(.nameTaken))),
            ("account-wrong", try await account(several, problem: .password(.wrongPassword))),
            ("account-short", try await account(several, problem: .newPassword(.tooShort))),
            ("account-first", try await account(sample, next: "/settings/people?a=1&b=2")),
            ("account-first-refused", try await account(sample, name: "", problem: .name(.nameMissing))),
            ("person-retired", try #require(try await person(Person.ID(rawValue: 4), in: several))),
            (
                "new-farewell",
                NewInvitationPage(
                    name: "<2>", purpose: .farewell, address: "http://localhost/farewell/a", code: [],
                    reach: .thisMachine("[::1]"))
            ),
            ("leave", LeavePage(profiles: ["<5>", "\"ö\""], backups: .standard)),
            ("leave-wrong", LeavePage(profiles: [], backups: nil, problem: .wrongPassword)),
            (
                "retire",
                RetirePage(
                    several.others[0], profiles: ["<5>"], backups: try BackupSchedule(.weekly, keep: 4),
                    asksPassword: true)
            ),
            ("sign-ins", try await SignInsPage.load(clock: Samples.clock, from: several.services, for: .owner)),
            (
                "sign-ins-news",
                try await SignInsPage.load(
                    clock: Samples.clock, next: "/search?q=%3C1%3E&after=2", from: several.services, for: .owner)
            ),
        ]
    }

    /// Who is opened in a browser of a home, and the profiles that somebody keeps there.
    static func profiles(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        let several = household(sample)
        let profile = try #require(several.others.last)
        let home = try #require(Home(of: .owner, among: several.persons()))
        func list(
            _ sample: SampleServices, name: String = "", problem: ProfilesPage.Problem? = nil,
            result: ProfileResult? = nil, for person: Person.ID = .owner
        ) async throws -> ProfilesPage {
            try await ProfilesPage.load(
                name: name, problem: problem, result: result, from: sample.services, for: person)
        }
        func kept(backups: BackupSchedule?, problem: SignInPage.Problem?) async throws -> ProfilePage? {
            try await ProfilePage.load(
                profile.id, keptBy: .owner, backups: backups, problem: problem, from: several.services)
        }
        return [
            ("who", try #require(try await WhoPage.load(from: several.services, for: .owner))),
            ("who-profile", try #require(try await WhoPage.load(from: several.services, for: profile.id))),
            ("pin", try #require(PinPage(profile.id, of: home, problem: .wrong))),
            ("pin-of-keeper", try #require(PinPage(.owner, of: home, problem: .tooMany(seconds: 30)))),
            ("profiles", try await list(several, result: .pinIsSet)),
            ("profiles-refused", try await list(several, name: "<1> \"ü\"", problem: .name(.nameTaken))),
            ("profiles-too-many", try await list(several, problem: .profile(.tooMany))),
            ("profiles-first", try await list(sample)),
            ("profiles-own", try await list(several, problem: .pin(.malformed), for: profile.id)),
            ("profile", try #require(try await kept(backups: .standard, problem: nil))),
            ("profile-wrong", try #require(try await kept(backups: nil, problem: .wrongPassword))),
        ]
    }

    /// The pages of links for one person, who is not signed in.
    static func links() -> [(name: String, page: any WebPage)] {
        [
            ("invitation", InvitationPage(name: "<1> \"ü\"", isReplacing: true, address: Samples.address)),
            (
                "invitation-short",
                InvitationPage(name: "Ben", isReplacing: false, address: Samples.address, problem: .tooShort)
            ),
            (
                "invitation-long",
                InvitationPage(name: "Ben", isReplacing: false, address: Samples.address, problem: .tooLong)
            ),
            (
                "invitation-busy",
                InvitationPage(name: "Ben", isReplacing: false, address: Samples.address, problem: .busy)
            ),
            (
                "farewell",
                FarewellPage(name: "<1> \"ü\"", address: Samples.address, deletedOn: Samples.today.after(days: 30))
            ),
            ("farewell-gone", PersonalLinkGonePage.farewell),
            ("invitation-gone", PersonalLinkGonePage.invitation),
        ]
    }

    /// Several people, of whom one is retired, and everything that can happen to their access.
    static func household(_ sample: SampleServices) -> SampleServices {
        var several = sample
        several.isProtected = true
        several.sessions = Samples.sessions
        several.name = "<0> & \"1\""
        several.others = [
            Person(id: Person.ID(rawValue: 2), name: "<1> \"ü\"", role: .member),
            Person(id: Person.ID(rawValue: 3), name: "Ωμέγα", role: .owner),
            Person(id: Person.ID(rawValue: 4), name: "<4>", role: .member, retiredAt: Samples.clock.now()),
            Person(id: Person.ID(rawValue: 5), name: "<5> & \"ö\"", role: .member, keeper: .owner),
        ]
        several.events = AccountEvent.Kind.allCases.enumerated().map { index, kind in
            let at = Timestamp(milliseconds: Samples.clock.now().milliseconds - Int64(index) * 86_400_000)
            return AccountEvent(
                kind, at: at, device: index == 0 ? "" : Samples.sessions[0].device,
                count: kind == .wrongPassword ? 5 : 1)
        }
        return several
    }
}
