import FilmzDomain
import FilmzText

/// What happened to a person's access, the latest first.
struct AccountEventList {
    let events: [AccountEvent]
    let clock: Clock

    func html(in context: PageContext) -> HTML {
        let strings = context.strings
        guard !events.isEmpty else { return "<p>\(strings[AccountText.noEvents])</p>" }
        return """
            <ul class="devices">
            \(events.map { row($0, in: context) })</ul>
            """
    }

    private func row(_ event: AccountEvent, in context: PageContext) -> HTML {
        let strings = context.strings
        let device = event.device.nonEmpty.map { strings.device(DeviceName(userAgent: $0)) }
        let time = strings.shortTime(LocalTime(event.at, clock: clock), today: context.today)
        return """
            <li>\(icon(of: event).html)
            <p><strong>\(strings.name(of: event))</strong> <small>\(strings.facts([device, time].compactMap(\.self)))</small></p></li>

            """
    }

    private func icon(of event: AccountEvent) -> Icon {
        switch event.kind {
        case .wrongPassword, .wrongPin: .remove
        case .invited, .farewellOffered: .passOn
        case .newBrowser: .computer
        case .joined, .signedIn, .signedOut, .passwordChanged, .passwordSetByLink, .passwordSetHere, .passwordRemoved,
            .retired, .readmitted:
            .person
        }
    }
}

extension Strings {
    fileprivate func name(of event: AccountEvent) -> String {
        switch event.kind {
        case .joined: self[AccountText.joined]
        case .signedIn: self[AccountText.signedIn]
        case .newBrowser: self[AccountText.newBrowser]
        case .wrongPassword: count(AccountText.wrongPasswords, event.count)
        case .wrongPin: count(ProfileText.wrongPins, event.count)
        case .passwordChanged: self[AccountText.changed]
        case .passwordSetByLink: self[AccountText.setByLink]
        case .passwordSetHere: self[AccountText.setHere]
        case .passwordRemoved: self[AccountText.removed]
        case .invited: self[AccountText.invited]
        case .farewellOffered: self[LeavingText.farewellOffered]
        case .signedOut: self[AccountText.signedOut]
        case .retired: self[LeavingText.retired]
        case .readmitted: self[LeavingText.readmitted]
        }
    }
}
