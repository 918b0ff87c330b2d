import FilmzDomain
import FilmzText

/// The link with which an invited person sets their password, shown once.
public struct NewInvitationPage: WebPage {
    let name: String
    /// Whether the person has a password, which the link replaces.
    let isReplacing: Bool
    /// The whole address.
    let address: String
    /// The address as a QR code: rows from the top; true is dark.
    let code: [[Bool]]
    /// Who can open the link.
    let reach: LinkReach

    /// - Parameters:
    ///   - name: the name of the person who is invited
    ///   - isReplacing: whether the person has a password, which the link replaces
    ///   - address: the whole address of the invitation
    ///   - code: the address as a QR code: rows from the top; true is dark
    public init(name: String, isReplacing: Bool, address: String, code: [[Bool]], reach: LinkReach) {
        self.name = name
        self.isReplacing = isReplacing
        self.address = address
        self.code = code
        self.reach = reach
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[PeopleText.inviteTitle, ["name": name]], tab: .settings, back: .people,
            kind: "page settings narrow", rooms: [.together, .settings]
        ).document(
            context,
            content: """
                <h1 dir="auto">\(strings[PeopleText.inviteTitle, ["name": name]])</h1>
                <p class="intro">\(strings[PeopleText.linkHint, ["days": String(Invitation.lifetimeInDays)]])</p>
                \(isReplacing ? "<p>\(strings[PeopleText.linkReplaces, ["name": name]])</p>" as HTML? : nil)
                \(warning(strings))
                \(CopyField(id: "link-address", label: strings[PassOnText.address]).line(address, in: strings))
                <p class="buttons"><button class="button primary" type="button" id="send-link" data-send="\(address)" \
                data-title="\(strings[SharedText.brand])" hidden>\(strings[PassOnText.send])</button></p>
                \(reach.drawing(of: code, in: strings))
                <p class="buttons"><a class="button" href="\(SitePath.people)">\(strings[SharedText.back])</a></p>
                """)
    }

    private func warning(_ strings: Strings) -> HTML? {
        reach.warning(
            home: { strings[PeopleText.linkAtHome, ["address": $0]] },
            thisMachine: { strings[PeopleText.linkHere, ["address": $0]] })
    }
}
