import FilmzDomain
import FilmzText

/// The page for an address without a share, the same whether it never existed, has expired or was revoked.
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
