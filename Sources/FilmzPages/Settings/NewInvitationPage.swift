import FilmzDomain
import FilmzText

/// A link for one person, shown once to the owner who made it.
public struct NewInvitationPage: WebPage {
    let name: String
    let purpose: Purpose
    /// The whole address.
    let address: String
    /// The address as a QR code: rows from the top; true is dark.
    let code: [[Bool]]
    /// Who can open the link.
    let reach: LinkReach

    /// What the person does with the link.
    public enum Purpose: Sendable {
        /// - Parameter isReplacing: whether the person has a password, which the link replaces
        case join(isReplacing: Bool)
        /// Takes their films with them before they are deleted.
        case farewell
    }

    /// - Parameters:
    ///   - name: the name of the person
    ///   - address: the whole address
    ///   - code: the address as a QR code: rows from the top; true is dark
    public init(name: String, purpose: Purpose, address: String, code: [[Bool]], reach: LinkReach) {
        self.name = name
        self.purpose = purpose
        self.address = address
        self.code = code
        self.reach = reach
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = title(strings)
        return Layout(
            title: title, tab: .settings, back: .people,
            kind: "page settings narrow", rooms: [.together, .settings]
        ).document(
            context,
            content: """
                <h1 dir="auto">\(title)</h1>
                <p class="intro">\(intro(strings))</p>
                \(replacing(strings))
                \(warning(strings))
                \(CopyField(id: "link-address", label: strings[PassOnText.address]).line(address, in: strings))
                <p class="buttons"><button class="button primary" type="button" id="send-link" data-send="\(address)" \
                data-title="\(strings[SharedText.brand])" hidden>\(strings[PassOnText.send])</button></p>
                \(reach.drawing(of: code, in: strings))
                <p class="buttons"><a class="button" href="\(SitePath.people)">\(strings[SharedText.back])</a></p>
                """)
    }

    private func title(_ strings: Strings) -> String {
        switch purpose {
        case .join: strings[PeopleText.inviteTitle, ["name": name]]
        case .farewell: strings[LeavingText.linkFor, ["name": name]]
        }
    }

    private func intro(_ strings: Strings) -> String {
        switch purpose {
        case .join: strings[PeopleText.linkHint, ["days": String(Invitation.lifetimeInDays)]]
        case .farewell: strings[LeavingText.linkHint, ["name": name]]
        }
    }

    private func replacing(_ strings: Strings) -> HTML? {
        guard case .join(isReplacing: true) = purpose else { return nil }
        return "<p>\(strings[PeopleText.linkReplaces, ["name": name]])</p>"
    }

    private func warning(_ strings: Strings) -> HTML? {
        reach.warning(
            home: { strings[PeopleText.linkAtHome, ["address": $0]] },
            thisMachine: { strings[PeopleText.linkHere, ["address": $0]] })
    }
}
