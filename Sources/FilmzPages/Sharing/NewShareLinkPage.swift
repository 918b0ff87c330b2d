public import FilmzDomain
import FilmzText

/// The new address of a share, shown once: to copy, to send, and as a QR code.
public struct NewShareLinkPage: WebPage {
    let share: Share
    let item: ShareableItem
    /// The whole address.
    let address: String
    /// The address as a QR code: rows from the top; true is dark.
    let code: [[Bool]]
    /// Who can open the link.
    let reach: LinkReach

    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/noSuchList``
    public static func load(
        _ share: Share, at address: String, code: [[Bool]], reach: LinkReach, from services: some ListServices
    ) async throws -> NewShareLinkPage {
        let subject: ShareableItem.Subject =
            switch share.subject {
            case .film(let film): .film(film)
            case .list(let list), .sentList(let list): .list(list)
            }
        return NewShareLinkPage(
            share: share, item: try await ShareableItem.load(subject, from: services, for: share.person),
            address: address, code: code, reach: reach)
    }

    public var films: [Film.ID] { item.film.map { [$0.id] } ?? [] }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[PassOnText.made], back: item.path, kind: "page narrow", rooms: [.together, .settings]
        ).document(
            context,
            content: """
                <h1>\(strings[PassOnText.made])</h1>
                <p class="intro">\(strings[PassOnText.madeHint])</p>
                \(reach.warning(in: strings))
                \(CopyField(id: "link-address", label: strings[PassOnText.address]).line(address, in: strings))
                <p class="buttons"><button class="button primary" type="button" id="send-link" data-send="\(address)" \
                data-title="\(title(context))" hidden>\(strings[PassOnText.send])</button></p>
                \(CopyField(id: "link-text", label: strings[PassOnText.text]).lines(text(context), in: strings))
                \(reach.drawing(of: code, in: strings))
                \(card(context))
                \(forFilmz(strings))
                <p class="buttons"><a class="button" href="\(item.path)">\(strings[SharedText.back])</a>
                <a class="button" href="\(SitePath.shares)">\(strings[PassOnText.toLinks])</a></p>
                """)
    }

    private func card(_ context: PageContext) -> HTML {
        let strings = context.strings
        let words = share.words
        let address = item.card(message: words.message, sender: words.sender, rating: words.rating)
        return """
            <section class="card-look" aria-labelledby="card-title"><h2 id="card-title">\(strings[PassOnText.card])</h2>
            <img id="card-look" src="\(address.with(.cardFormat, value: CardFormat.preview.rawValue))" \
            alt="\(strings[PassOnText.cardOf, ["title": item.title(context)]])" width="1200" height="630">
            <p class="buttons">\(CardDownloads.html(address, in: strings))</p></section>
            """
    }

    /// The share as a file, for people whose own Filmz server cannot reach this one, or who would have to enter the
    /// pass-phrase.
    private func forFilmz(_ strings: Strings) -> HTML {
        let guarded: HTML? =
            if share.hasPassPhrase {
                "<p class=\"hint\">\(strings[PassOnText.forFilmzGuarded])</p>\n"
            } else {
                nil
            }
        return """
            <section class="card-look" aria-labelledby="for-filmz"><h2 id="for-filmz">\(strings[PassOnText.forFilmz])</h2>
            <p class="hint">\(strings[PassOnText.forFilmzHint])</p>
            \(guarded)<p class="buttons"><a class="chip" id="share-file" href="\(SitePath.shareFile(share.id))" download>\
            \(strings[PassOnText.forFilmzSave])</a></p></section>
            """
    }

    private func title(_ context: PageContext) -> String {
        let year = item.film?.year.map { " (\($0))" } ?? ""
        return item.title(context) + year
    }

    /// The text to send: the message, the title and the link.
    private func text(_ context: PageContext) -> String {
        let message = share.words.message
        return ([message.nonEmpty, title(context), address] as [String?]).compactMap(\.self)
            .joined(separator: "\n\n")
    }
}
