import FilmzDomain
import FilmzText

/// A list of shares with their state and actions.
struct ShareRows {
    let shares: [Share]
    let clock: Clock
    /// The page to return to after a share is revoked.
    let next: SitePath
    /// The heading element, one level below the heading above.
    var heading: StaticString = "h2"

    func html(_ context: PageContext) -> HTML {
        "<ul class=\"shares\">\n\(shares.map { row($0, in: context) })</ul>"
    }

    private func row(_ share: Share, in context: PageContext) -> HTML {
        let strings = context.strings
        let (subject, icon): (SitePath, Icon) =
            switch share.subject {
            case .film(let film): (.film(film), .film)
            case .list(let list), .sentList(let list): (.list(list), .list)
            }
        let isAlive = share.isAlive(at: context.now)
        return """
            <li id="share-\(share.id.description)">\(icon.html)
            <div><\(heading.description)><a href="\(subject)" dir="auto">\(name(share, in: context))</a></\(heading.description)>
            \(share.words.message.isEmpty ? nil : "<p class=\"share-message\" dir=\"auto\">\(share.words.message)</p>" as HTML?)
            <p class="facts">\(strings.facts(facts(share, in: context)))</p>
            \(isAlive ? buttons(share, in: strings) : nil)</div></li>

            """
    }

    /// The name of a share: a film's title in the person's language, or the list's name when it was shared.
    private func name(_ share: Share, in context: PageContext) -> String {
        guard let film = share.subject.film else { return share.name }
        return context.titles[film] ?? share.name
    }

    private func facts(_ share: Share, in context: PageContext) -> [String?] {
        let strings = context.strings
        func day(_ time: Timestamp) -> String { strings.day(clock.day(of: time)) }
        let isSent = if case .sentList = share.subject { true } else { false }
        let end: String? =
            if share.takenBackAt != nil {
                strings[PassOnText.takenBack]
            } else if let end = share.expiresAt {
                if end > context.now {
                    strings[PassOnText.until, ["day": day(end)]]
                } else {
                    strings[PassOnText.ended]
                }
            } else {
                nil
            }
        return [
            strings[PassOnText.madeOn, ["day": day(share.madeAt)]], Self.opened(share, in: context), end,
            share.hasPassPhrase ? strings[PassOnText.guarded] : nil, isSent ? strings[PassOnText.asSent] : nil,
        ]
    }

    /// Whether and when a link was opened last.
    static func opened(_ share: Share, in context: PageContext) -> String {
        let strings = context.strings
        guard let day = share.openedOn else { return strings[PassOnText.notOpened] }
        return if day >= context.today {
            strings[PassOnText.openedToday]
        } else {
            strings[PassOnText.openedOn, ["day": strings.day(day)]]
        }
    }

    private func buttons(_ share: Share, in strings: Strings) -> HTML {
        """
        <div class="buttons">\
        \(button(.newShareAddress(share.id), id: "another-\(share.id)", label: .another, name: .anotherOf, share: share, in: strings))\
        \(button(.takeShareBack(share.id), id: "take-back-\(share.id)", label: .takeBack, name: .takeBackOf, share: share, in: strings))</div>
        """
    }

    private func button(
        _ action: SitePath, id: String, label: PassOnText, name: PassOnText, share: Share, in strings: Strings
    ) -> HTML {
        """
        <form method="post" action="\(action)"><input type="hidden" name="\(field: .next)" value="\(next)">\
        <button class="chip" id="\(id)" aria-label="\(strings[name, ["title": share.name]])">\(strings[label])</button></form>
        """
    }
}
