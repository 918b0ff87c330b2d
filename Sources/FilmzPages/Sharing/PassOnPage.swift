public import FilmzDomain
public import FilmzText

/// A page that shares a film or a list, with the fields for it and a preview of the card.
public struct PassOnPage: WebPage {
    let item: ShareableItem
    let form: PassOnForm
    let error: DomainError?
    /// Who can open the link.
    let reach: LinkReach
    /// The active shares of this film or list.
    let shares: [Share]
    /// The recommendation that the share answers; nil for none.
    let inReturn: Received?
    let clock: Clock

    /// Loads the page. With a form and an error, it shows the refused input again.
    /// - Parameters:
    ///   - form: nil for an empty form
    ///   - inReturn: the recommendation that the share answers
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/noSuchList``
    public static func load(
        _ subject: ShareableItem.Subject, form: PassOnForm? = nil, inReturn: Received.ID? = nil,
        error: DomainError? = nil, reach: LinkReach, strings: Strings, clock: Clock,
        from services: some PersonServices & SharingServices,
        for person: Person.ID
    ) async throws -> PassOnPage {
        let item = try await ShareableItem.load(subject, from: services, for: person)
        let name = try await services.persons.name(of: person)
        var received: Received?
        if let id = form?.inReturn ?? inReturn { received = try await services.received.received(id, of: person) }
        var new = PassOnForm(audience: item.myFilm?.audience ?? [], sender: name)
        if let received { new.message = strings.thanks(for: received.recommendation) }
        return PassOnPage(
            item: item, form: form ?? new, error: error, reach: reach,
            shares: try await item.shares(from: services, for: person), inReturn: received, clock: clock)
    }

    public var films: [Film.ID] { item.film.map { [$0.id] } ?? [] }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[PassOnText.passOnThis, ["title": item.title(context)]]
        let problem = FormProblem(error: error, strings: strings)
        return Layout(
            title: title, tab: item.list == nil ? nil : .together, back: item.path, kind: "page narrow",
            rooms: [.together]
        )
        .document(
            context,
            content: """
                <form method="post" action="\(item.passOn)" class="film-form pass-on" id="pass-on" novalidate>
                <h1 dir="auto">\(title)</h1>
                \(inReturn.map { returnNote($0, in: strings) })<p class="intro">\(strings[PassOnText.intro])</p>
                \(reach.warning(id: "at-home", in: strings))
                \(problem.summary(fieldIDs: [.message: "field-message", .sender: "field-sender", .passPhrase: "field-passPhrase", .days: "share-days"]))
                <input type="hidden" name="\(field: .share)" value="\(form.id.description)">
                \(fields(problem, in: strings))
                <p class="hint">\(strings[PassOnText.once])</p>
                <p class="buttons"><button class="button primary" id="make-link">\(strings[PassOnText.make])</button>
                <a class="button" href="\(item.path)">\(strings[SharedText.cancel])</a></p>
                \(card(context))
                </form>
                \(shares.isEmpty ? nil : links(context))
                """)
    }

    private func returnNote(_ received: Received, in strings: Strings) -> HTML {
        """
        <p class="received-from" dir="auto">\(strings.inReturn(for: received.recommendation))</p>
        <input type="hidden" name="\(field: .inReturn)" value="\(received.id.description)">

        """
    }

    // MARK: - Fields

    private func fields(_ problem: FormProblem, in strings: Strings) -> [HTML] {
        let message = TextField(
            field: .message, name: .message, label: strings[PassOnText.message], value: form.message,
            hint: strings[PassOnText.messageHint], attributes: " maxlength=\"\(Share.messageLimit)\"",
            isMultiline: true)
        let sender = TextField(
            field: .sender, name: .sender, label: strings[PassOnText.sender], value: form.sender,
            hint: strings[PassOnText.senderHint],
            attributes: " maxlength=\"\(Person.nameLimit)\" autocomplete=\"nickname\"")
        return [
            message.html(problem), sender.html(problem),
            AudienceField(chosen: form.audience, prefix: "share-audience").html(strings),
            item.list == nil ? ofFilm(strings) : ofList(strings), ending(problem, in: strings),
        ]
    }

    /// The choice of the person's rating and note to share with a film.
    private func ofFilm(_ strings: Strings) -> HTML {
        guard let mine = item.myFilm else { return "" }
        let stars = mine.rating.map { rating in
            choice(
                .stars, label: strings[PassOnText.myStars, ["stars": strings.stars(rating)]], isOn: form.hasStars,
                attributes: " data-rating=\"\(rating.description)\"")
        }
        let note: HTML? =
            if mine.comment.isEmpty {
                nil
            } else {
                choice(.filmNote, label: strings[PassOnText.myNote], isOn: form.hasNote)
            }
        let choices = [stars, note].compactMap(\.self)
        guard !choices.isEmpty else { return "" }
        return """
            <fieldset class="choices"><legend>\(strings[PassOnText.along])</legend>
            <div class="choice-row">\(choices)</div></fieldset>
            """
    }

    private func ofList(_ strings: Strings) -> HTML {
        let choices = [("now", PassOnText.asItIs, !form.isSent), ("sent", .asSent, form.isSent)]
            .map { value, name, isOn -> HTML in
                """
                <label class="choice wide"><input type="radio" name="\(field: .films)" value="\(value)"\(" checked", if: isOn)>\
                <span>\(strings[name])</span></label>
                """
            }
        return """
            <fieldset class="choices"><legend>\(strings[PassOnText.which])</legend>
            <div class="choice-column">\(choices)</div></fieldset>
            <fieldset class="choices"><legend>\(strings[PassOnText.along])</legend>
            <div class="choice-row">\(choice(.notes, label: strings[PassOnText.listNotes], isOn: form.hasNotes))</div></fieldset>
            """
    }

    private func choice(_ field: FormField<Bool>, label: String, isOn: Bool, attributes: HTML = "") -> HTML {
        """
        <label class="choice"><input type="checkbox" name="\(field: field)" value="true"\(" checked", if: isOn)\(attributes)>\
        <span>\(label)</span></label>
        """
    }

    private func ending(_ problem: FormProblem, in strings: Strings) -> HTML {
        let isOpen = !form.days.isEmpty || !form.passPhrase.isEmpty
        let spans = [("", PassOnText.forEver), ("7", .week), ("30", .month), ("365", .year)]
        let options = spans.map { days, name -> HTML in
            "<option value=\"\(days)\"\(" selected", if: form.days == days)>\(strings[name])</option>"
        }
        let passPhrase = TextField(
            field: .passPhrase, name: .passPhrase, label: strings[PassOnText.passPhrase], value: form.passPhrase,
            hint: strings[PassOnText.passPhraseHint],
            attributes: " autocomplete=\"off\" autocapitalize=\"off\" spellcheck=\"false\"")
        return """
            <details class="fold"\(" open", if: isOpen)><summary id="share-more">\(Icon.clock.html)\
            <span>\(strings[PassOnText.more])</span></summary>
            <div class="field"><label for="share-days">\(strings[PassOnText.lasts])</label>\
            \(problem.message(for: .days))<div class="select"><select id="share-days" name="\(field: .days)">\(options)</select>\
            \(Icon.chevron.html)</div></div>
            \(passPhrase.html(problem))</details>
            """
    }

    // MARK: - Card and links

    /// The card for the current input. A script redraws it while the person types.
    private func card(_ context: PageContext) -> HTML {
        let strings = context.strings
        let address = item.card(form)
        return """
            <section class="card-look" aria-labelledby="card-title"><h2 id="card-title">\(strings[PassOnText.card])</h2>
            <p class="hint">\(strings[PassOnText.cardHint])</p>
            <img id="card-look" src="\(address.with(.cardFormat, value: CardFormat.preview.rawValue))" \
            alt="\(strings[PassOnText.cardOf, ["title": item.title(context)]])" width="1200" height="630">
            <p class="buttons"><button class="chip no-script" name="\(field: .look)" value="true">\(strings[PassOnText.look])</button>
            \(CardDownloads.html(address, in: strings))</p></section>
            """
    }

    private func links(_ context: PageContext) -> HTML {
        """
        <section class="card links-here" aria-labelledby="links-here"><h2 id="links-here">\(context.strings[PassOnText.linksHere])</h2>
        \(ShareRows(shares: shares, clock: clock, next: item.passOn, heading: "h3").html(context))</section>
        """
    }
}

extension LinkReach {
    /// A warning about the link of a share.
    func warning(id: String? = nil, in strings: Strings) -> HTML? {
        warning(
            id: id, home: { strings[PassOnText.atHome, ["address": $0]] },
            thisMachine: { strings[PassOnText.thisMachine, ["address": $0]] })
    }
}

/// Links that download a card as a picture.
enum CardDownloads {
    /// - Parameter address: the address of the card, without a format
    static func html(_ address: SiteAddress, in strings: Strings) -> [HTML] {
        [(CardFormat.preview, FilmListText.picture), (.story, .story)].map { format, name in
            """
            <a class="chip" href="\(address.with(.cardFormat, value: format.rawValue))" data-card="\(format.rawValue)" \
            download>\(strings[name])</a>

            """
        }
    }
}
