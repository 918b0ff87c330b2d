import FilmzDomain
import FilmzText

/// A link to the next part of a list. The script follows it when it scrolls into view.
struct MoreLink {
    /// Nil when there is no next part.
    let address: SiteAddress?

    init(to address: SiteAddress?) {
        self.address = address
    }

    /// - Parameter address: the address of the list, without a cursor
    init(next: PageCursor?, address: SiteAddress) {
        self.address = next.map { address.with(.after, value: $0.description) }
    }

    func html(_ strings: Strings) -> HTML {
        guard let address else { return "" }
        return """
            <p class="more"><a class="button" rel="next" data-more \
            href="\(address)">\(strings[SharedText.showMore])</a></p>
            """
    }
}
