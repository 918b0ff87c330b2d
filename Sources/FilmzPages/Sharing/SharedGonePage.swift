import FilmzDomain
import FilmzText

/// Says that an address leads nowhere: the same for one that never was, one that ended and one that was taken back.
public struct SharedGonePage: WebPage {
    public init() {}

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return SharedLayout(title: strings[ShareText.gone]).document(
            context,
            content: """
                <section class="empty">
                <p class="status">404</p>
                <h1>\(strings[ShareText.gone])</h1>
                <p>\(strings[ShareText.goneHint])</p>
                </section>
                """)
    }
}
