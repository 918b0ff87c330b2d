import FilmzDomain
import FilmzText

/// Where the person is signed in, each with a button to sign out.
struct DevicesCard {
    let hasPassword: Bool
    /// The person's name; nil where nobody else signs in.
    let name: String?
    /// This browser's session first, then the others by their last use.
    let devices: [Device]

    static let region = "devices"

    struct Device: Sendable {
        let id: Session.ID
        let name: DeviceName
        let lastUsedOn: CalendarDay
        let isThis: Bool
    }

    /// - Parameter session: the session of this browser; nil when there is no password
    static func load(
        session: Session.ID?, clock: Clock, from services: some PersonServices, for person: Person.ID
    ) async throws -> DevicesCard {
        let devices = try await services.accounts.sessions(of: person).map { other in
            Device(
                id: other.id, name: DeviceName(userAgent: other.device), lastUsedOn: clock.day(of: other.lastUsedAt),
                isThis: other.id == session)
        }
        return DevicesCard(
            hasPassword: try await services.accounts.hasPassword(person),
            name: try await services.asksForNames() ? try await services.persons.name(of: person).nonEmpty : nil,
            devices: devices.filter(\.isThis) + devices.filter { !$0.isThis })
    }

    func html(_ context: PageContext) -> HTML {
        """
        <section class="card" aria-labelledby="\(Self.region)">
        <h2 id="\(Self.region)">\(context.strings[SettingsText.devices])</h2>
        \(hasPassword ? list(context) : noPassword(context.strings))
        </section>
        """
    }

    private func noPassword(_ strings: Strings) -> HTML {
        """
        <p>\(strings[SettingsText.noPassword])</p>
        <p class="buttons"><a class="button" id="set-password" href="\(SitePath.account)">\(strings[AccountText.setPassword])</a></p>
        """
    }

    private func list(_ context: PageContext) -> HTML {
        let strings = context.strings
        let others: HTML? =
            if devices.count < 2 {
                nil
            } else {
                """
                <form method="post" action="\(SitePath.endOtherSessions)" class="buttons">
                <button class="button" id="sign-out-others">\(strings[SettingsText.signOutOthers])</button>
                </form>
                """
            }
        return """
            \(name.map { "<p dir=\"auto\">\(strings[SettingsText.signedInAs, ["name": $0]])</p>\n" as HTML })\
            <ul class="devices">
            \(devices.map { row($0, in: context) })</ul>
            \(others)
            <p class="buttons"><a class="button" id="account" href="\(SitePath.account)">\(strings[AccountText.title])</a>
            <a class="button" id="sign-ins" href="\(SitePath.signIns)">\(strings[AccountText.signIns])</a></p>
            """
    }

    private func row(_ device: Device, in context: PageContext) -> HTML {
        let strings = context.strings
        let name = strings.device(device.name)
        let use =
            if device.lastUsedOn >= context.today {
                strings[SettingsText.usedToday]
            } else {
                strings[SettingsText.usedOn, ["day": strings.day(device.lastUsedOn)]]
            }
        return """
            <li>\((device.name.isHandheld ? Icon.phone : .computer).html)
            <p><strong>\(name)</strong> <small>\(device.isThis ? strings[SettingsText.thisDevice] : use)</small></p>
            <form method="post" action="\(device.isThis ? SitePath.signOut : .endSession)">
            <input type="hidden" name="\(field: .session)" value="\(device.id.description)">
            <button class="link" id="sign-out-\(device.id.description)">\(strings[SettingsText.signOut])\
            <span class="vh"> \(name)</span></button>
            </form></li>

            """
    }
}
