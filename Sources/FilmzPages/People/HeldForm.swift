import FilmzText

/// A form that was sent after its person had been signed out. The page of the sign-in holds it, and the page after that
/// offers to send it, so that nothing typed is lost.
public struct HeldForm: Sendable {
    /// Where it was sent: a path of this site.
    public let path: String
    let fields: [Field]

    struct Field: Sendable {
        var name: String
        var value: String
    }

    /// Names of fields that never stand in a page. The page that they were sent to asks for them again.
    private static let secrets: Set = ["password", "key"]
    private static let pathName = "held"
    private static let prefix = "held."

    /// What was sent to a path.
    public init(path: String, sent: FormFields) {
        self.init(path: path, form: sent, prefix: "")
    }

    /// What the form of the sign-in held; nil when it held nothing.
    public init?(heldBy form: FormFields) {
        guard let path = form.first(Self.pathName) else { return nil }
        self.init(path: path, form: form, prefix: Self.prefix)
    }

    private init(path: String, form: FormFields, prefix: String) {
        self.path = path
        fields = form.all(startingWith: prefix)
            .filter { !Self.secrets.contains($0.rest) }
            .map { Field(name: $0.rest, value: $0.value) }
    }

    /// The fields as they were.
    var inputs: HTML { html(prefix: "") }

    /// The fields as another form holds them.
    var heldInputs: HTML {
        "<input type=\"hidden\" name=\"\(Self.pathName)\" value=\"\(path)\">\n\(html(prefix: Self.prefix))"
    }

    private func html(prefix: String) -> HTML {
        "\(fields.map { "<input type=\"hidden\" name=\"\(prefix)\($0.name)\" value=\"\($0.value)\">\n" as HTML })"
    }
}

/// Offers to send what was not saved because its person had been signed out.
public struct HeldFormPage: WebPage {
    let form: HeldForm
    /// Where to go on without it: a path of this site.
    let next: String

    public init(_ form: HeldForm, next: String) {
        self.form = form
        self.next = next
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[PeopleText.notSaved], kind: "page sign-in", isAlone: true).document(
            context,
            content: """
                <form method="post" action="\(url: form.path)">
                <p class="brand">\(Icon.brand.html)<span>\(strings[SharedText.brand])</span></p>
                <h1>\(strings[PeopleText.notSaved])</h1>
                <p>\(strings[PeopleText.notSavedHint])</p>
                \(form.inputs)<button class="button primary" id="save-held" autofocus>\(strings[PeopleText.saveNow])</button>
                <p><a href="\(url: next)">\(strings[PeopleText.discard])</a></p>
                </form>
                """)
    }
}
