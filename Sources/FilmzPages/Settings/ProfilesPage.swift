public import FilmzDomain
import FilmzText

/// One's PIN and, for somebody who signs in, the profiles that they keep.
public struct ProfilesPage: WebPage {
    /// Nil for somebody without a name and a password, who can keep no profile.
    let home: Home?
    let reader: Person
    let pins: Set<Person.ID>
    /// The name that was typed.
    let name: String
    let problem: Problem?
    let result: ProfileResult?

    /// The reason why nothing was changed.
    public enum Problem: Sendable {
        case name(PersonError)
        case profile(ProfileError)
        case pin(PinProblem)
    }

    /// - Parameter name: the name that was typed
    public static func load(
        name: String = "", problem: Problem? = nil, result: ProfileResult? = nil, from services: some PersonServices,
        for person: Person.ID
    ) async throws -> ProfilesPage {
        let home = try await services.persons.home(of: person)
        guard let home, let reader = home.member(person) else { throw PersonError.noSuchPerson }
        let signsIn = try await services.accounts.hasPassword(home.keeper.id) && !home.keeper.name.isEmpty
        return ProfilesPage(
            home: signsIn ? home : nil, reader: reader, pins: try await services.accounts.pins(in: home), name: name,
            problem: problem, result: result)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[reader.keeper == nil ? ProfileText.profiles : .nameAndPin]
        return Layout(
            title: title, tab: .settings, back: .you, kind: "page settings narrow", rooms: [.settings]
        ).document(
            context,
            content: """
                <h1>\(title)</h1>
                <p class="saved" role="status">\(result.map { strings[$0.text] })</p>
                \(message(in: strings).map { FormAlert(message: $0).html })\
                \(home.map { content(of: $0, in: strings) } ?? firstSteps(strings))
                """)
    }

    /// A link to this page, for the settings.
    /// - Parameter isProfile: whether the reader is a profile, which keeps none
    static func link(isProfile: Bool, in strings: Strings) -> HTML {
        let hint: HTML? = isProfile ? nil : "<p>\(strings[ProfileText.hint])</p>\n"
        return """
            <section class="card" aria-labelledby="profiles">
            <h2 id="profiles">\(strings[isProfile ? ProfileText.yours : .profiles])</h2>
            \(hint)<p class="buttons"><a class="button" id="manage-profiles" href="\(SitePath.profiles)">\
            \(strings[isProfile ? ProfileText.nameAndPin : .manage])</a></p></section>

            """
    }

    private func content(of home: Home, in strings: Strings) -> HTML {
        guard reader.keeper == nil else {
            return """
                \(ownName(strings))\(ownPin(strings))
                <p class="buttons"><a class="button" id="sign-ins" href="\(SitePath.signIns)">\(strings[AccountText.signIns])</a></p>
                """
        }
        let rows: HTML? =
            if home.profiles.isEmpty {
                nil
            } else {
                """
                <div class="card"><nav class="groups" aria-label="\(strings[ProfileText.profiles])">
                \(home.profiles.map { row($0, in: strings) })</nav></div>

                """
            }
        return "<p class=\"intro\">\(strings[ProfileText.hint])</p>\n\(rows)\(form(strings))\(ownPin(strings))"
    }

    private func row(_ profile: Person, in strings: Strings) -> HTML {
        let fact: HTML? = pins.contains(profile.id) ? " <small>\(strings[ProfileText.asksPin])</small>" : nil
        return """
            <a href="\(SitePath.profile(profile.id))">\(PersonMark(person: profile).html)\
            <span><b dir="auto">\(profile.name)</b>\(fact)</span>\(Icon.forward.html)</a>

            """
    }

    private func form(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="add"><h2 id="add">\(strings[ProfileText.add])</h2>
        <p>\(strings[ProfileText.backToKeeper])</p>
        <form method="post" action="\(SitePath.profiles)">
        \(nameField(name, in: strings))\
        <div class="buttons"><button class="button primary" id="add-profile">\(strings[ProfileText.add])</button></div>
        </form></section>

        """
    }

    /// The name of a profile, which the profile itself changes.
    private func ownName(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="own-name"><h2 id="own-name">\(strings[PeopleText.name])</h2>
        <form method="post" action="\(SitePath.ownName)">
        <input type="hidden" name="\(field: .next)" value="\(SitePath.profiles)">
        \(nameField(name.nonEmpty ?? reader.name, in: strings))\
        <div class="buttons"><button class="button" id="save-name">\(strings[SharedText.save])</button></div>
        </form></section>

        """
    }

    private func nameField(_ name: String, in strings: Strings) -> HTML {
        let isInvalid = if case .name = problem { true } else { false }
        return """
            <div class="field"><label for="name">\(strings[PeopleText.name])</label>
            <input id="name" name="\(field: .name)" value="\(name)" required maxlength="\(Person.nameLimit)" \
            autocomplete="off" dir="auto"\(" aria-invalid=\"true\" aria-describedby=\"problem\"", if: isInvalid)></div>

            """
    }

    private func ownPin(_ strings: Strings) -> HTML {
        let hasPin = pins.contains(reader.id)
        let lengths: KeyValuePairs = [
            "name": reader.name, "least": String(Pin.lengths.lowerBound), "most": String(Pin.lengths.upperBound),
        ]
        let isInvalid = if case .pin(let problem) = problem { problem.isAboutPin } else { false }
        let remove: HTML? =
            if hasPin {
                """
                <form method="post" action="\(SitePath.removeOwnPin)" class="buttons">
                <button class="button" id="remove-pin">\(strings[ProfileText.removePin])</button></form>
                """
            } else {
                nil
            }
        return """
            <section class="card" aria-labelledby="own-pin"><h2 id="own-pin">\(strings[ProfileText.pin])</h2>
            <p>\(strings[ProfileText.pinHint, lengths])</p>
            <form method="post" action="\(SitePath.ownPin)">
            \(PinField(isInvalid: isInvalid, isAsked: false).html(strings))\
            <div class="buttons"><button class="button" id="set-pin">\(strings[hasPin ? ProfileText.changePin : .setPin])</button></div>
            </form>
            \(remove)</section>
            """
    }

    /// What somebody has to do before they can keep profiles.
    private func firstSteps(_ strings: Strings) -> HTML {
        """
        <p class="intro">\(strings[ProfileText.hint])</p>
        <section class="card"><p>\(strings[ProfileText.firstPassword])</p>
        <p class="buttons"><a class="button primary" id="set-own" href="\(AccountPage.address(next: SitePath.profiles.path))">\
        \(strings[AccountText.setNameAndPassword])</a></p></section>
        """
    }

    private func message(in strings: Strings) -> String? {
        switch problem {
        case .name(let problem): strings.message(for: problem)
        case .profile(.tooMany): strings[ProfileText.tooMany, ["most": String(Home.profileLimit)]]
        case .profile: strings[ProfileText.firstPassword]
        case .pin(let problem): strings.message(for: problem)
        case nil: nil
        }
    }
}

/// A profile, for the person who keeps it: removing its PIN, or all of it.
public struct ProfilePage: WebPage {
    let profile: Person
    let hasPin: Bool
    let backups: BackupSchedule?
    let problem: SignInPage.Problem?

    /// - Parameter backups: nil when none are made
    /// - Returns: nil for anybody but a profile of the keeper
    public static func load(
        _ id: Person.ID, keptBy keeper: Person.ID, backups: BackupSchedule?, problem: SignInPage.Problem? = nil,
        from services: some PersonServices
    ) async throws -> ProfilePage? {
        guard let home = try await services.persons.home(of: keeper), home.keeper.id == keeper,
            let profile = home.profiles.first(where: { $0.id == id })
        else { return nil }
        return ProfilePage(
            profile: profile, hasPin: try await services.accounts.pins(in: home).contains(id), backups: backups,
            problem: problem)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let name: KeyValuePairs = ["name": profile.name]
        let removePin: HTML? =
            if hasPin {
                """
                <form method="post" action="\(SitePath.removePin(profile.id))" class="card buttons">
                <button class="button" id="remove-pin">\(strings[ProfileText.removePin])</button></form>

                """
            } else {
                nil
            }
        return Layout(
            title: profile.name, tab: .settings, back: .profiles, kind: "page settings narrow", rooms: [.settings]
        ).document(
            context,
            content: """
                <div class="person">\(PersonMark(person: profile).html)<h1 dir="auto">\(profile.name)</h1></div>
                \(removePin)<form method="post" action="\(SitePath.removeProfile(profile.id))" class="card">
                <h2>\(strings[ProfileText.removeProfile])</h2>
                \(problem.map { FormAlert(message: strings.message(for: $0)).html })\
                <ul class="consequences">
                <li>\(strings[ProfileText.allIsDeleted, name])</li>
                <li>\(strings[ProfileText.takeFirst])</li>
                <li>\(strings.backups(backups, with: context.today))</li>
                </ul>
                \(PasswordAgain(isWrong: problem?.isWrong == true).html(strings))\
                <div class="buttons"><button class="button" id="remove-profile">\(strings[ProfileText.removeProfile])</button></div>
                </form>
                """)
    }
}

/// The result of a change on the page of the profiles.
public enum ProfileResult: String, Sendable, CaseIterable {
    case pinIsSet, pinIsRemoved

    fileprivate var text: ProfileText {
        switch self {
        case .pinIsSet: .pinIsSet
        case .pinIsRemoved: .pinIsRemoved
        }
    }
}

extension ProfileResult: TextCodable {
    public init?(_ description: String) { self.init(rawValue: description) }

    public var description: String { rawValue }
}
