public import FilmzDomain
import FilmzText

/// A form that was sent after the session had ended. The sign-in page carries its fields, and the page after it
/// offers to send it again, so that nothing typed is lost.
public struct PendingForm: Sendable {
    /// The path that the form was sent to.
    public let path: String
    let fields: [Field]

    struct Field: Sendable {
        var name: String
        var value: String
    }

    /// The names of fields that are never written into a page. The page that the form belongs to asks for them again.
    private static let secrets = Set([FormField<String>.password, .newPassword, .pin, .key].map(\.name))
    private static let prefix = "held."

    /// A form that was sent to a path.
    public init(path: String, sent: FormFields) {
        self.init(path: path, form: sent, prefix: "")
    }

    /// The form that a sign-in form carries; nil when it carries none.
    public init?(carriedBy form: FormFields) {
        guard let path = form[.held] else { return nil }
        self.init(path: path, form: form, prefix: Self.prefix)
    }

    private init(path: String, form: FormFields, prefix: String) {
        self.path = path
        fields = form.all(startingWith: prefix)
            .filter { !Self.secrets.contains($0.rest) }
            .map { Field(name: $0.rest, value: $0.value) }
    }

    /// The fields as hidden inputs with their own names.
    var inputs: HTML { html(prefix: "") }

    /// The path and the fields as hidden inputs of another form.
    var heldInputs: HTML {
        "\(HiddenField(.held, value: path).html)\n\(html(prefix: Self.prefix))"
    }

    private func html(prefix: String) -> HTML {
        "\(fields.map { "<input type=\"hidden\" name=\"\(prefix)\($0.name)\" value=\"\($0.value)\">\n" as HTML })"
    }
}

/// A page that offers to send a form again that was not saved because the session had ended.
public struct PendingFormPage: WebPage {
    let form: PendingForm
    /// The path to go to without sending the form.
    let next: String
    /// What the person must be told since they signed in last, because this page comes first.
    let news: [AccountEvent]
    let clock: Clock

    /// - Parameter news: what the person must be told since they signed in last
    public init(_ form: PendingForm, next: String, news: [AccountEvent] = [], clock: Clock) {
        self.form = form
        self.next = next
        self.news = news
        self.clock = clock
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[PeopleText.notSaved], kind: "page sign-in", rooms: news.isEmpty ? [] : [.settings],
            isAlone: true
        ).document(
            context,
            content: """
                <form method="post" action="\(url: form.path)">
                <p class="brand">\(Icon.brand.html)<span>\(strings[SharedText.brand])</span></p>
                <h1>\(strings[PeopleText.notSaved])</h1>
                <p>\(strings[PeopleText.notSavedHint])</p>
                \(form.inputs)<button class="button primary" id="save-held" autofocus>\(strings[PeopleText.saveNow])</button>
                <p><a href="\(url: next)">\(strings[PeopleText.discard])</a></p>
                </form>
                \(news.isEmpty ? nil : newsSection(in: context))
                """)
    }

    private func newsSection(in context: PageContext) -> HTML {
        """
        <section aria-labelledby="news"><h2 id="news">\(context.strings[AccountText.news])</h2>
        <p>\(context.strings[AccountText.newsHint])</p>
        \(AccountEventList(events: news, clock: clock).html(in: context))
        </section>
        """
    }
}
