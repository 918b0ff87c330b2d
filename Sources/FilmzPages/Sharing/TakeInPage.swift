public import FilmzDomain
import FilmzText

/// A page that opens a recommendation from a link or a file.
public struct TakeInPage: WebPage {
    /// Whether recommendations can be fetched from other Filmz servers.
    let canFetch: Bool
    let link: String
    let problem: RecommendationProblem?

    /// - Parameter link: the link as typed
    public init(canFetch: Bool, link: String = "", problem: RecommendationProblem? = nil) {
        self.canFetch = canFetch
        self.link = link
        self.problem = problem
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[ReceivedText.newTitle], tab: .together, back: .together, kind: "page narrow",
            rooms: [.together]
        ).document(
            context,
            content: """
                <h1>\(strings[ReceivedText.newTitle])</h1>
                \(problem.map { FormAlert(message: strings.message(for: $0)).html })
                <div class="take-in">
                \(canFetch ? fetchForm(strings) : nil)<form method="post" action="\(SitePath.receivedFile)" enctype="multipart/form-data" class="card">
                <h2>\(strings[ReceivedText.fromFile])</h2>
                <div class="field"><label for="file">\(strings[ReceivedText.file])</label>
                \(FileInput(id: "file", accept: [".json", "application/json"], limit: RecommendationFormat.byteLimit)
                .html(strings))</div>
                <p class="buttons"><button class="button" id="read">\(strings[ReceivedText.read])</button></p>
                </form>
                </div>
                """)
    }

    private func fetchForm(_ strings: Strings) -> HTML {
        """
        <form method="post" action="\(SitePath.fetchReceived)" class="card">
        <h2>\(strings[ReceivedText.fromLink])</h2>
        <div class="field"><label for="link">\(strings[ReceivedText.link])</label>
        <p class="hint">\(strings[ReceivedText.fromLinkHint])</p>
        <input id="link" name="\(field: .link)" type="url" inputmode="url" autocomplete="off" required value="\(link)"></div>
        <p class="buttons"><button class="button primary" id="fetch">\(strings[ReceivedText.fetch])</button></p>
        </form>

        """
    }
}
