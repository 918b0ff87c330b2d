public import FilmzDomain
import FilmzText

/// All tags of the person, most used first.
public struct TagsPage: ResultsPage {
    let tags: Page<TagUse>

    public static func load(
        after cursor: PageCursor? = nil, from services: some MyFilmServices, for person: Person.ID
    ) async throws -> TagsPage {
        let page = PageRequest(size: pageSize, after: cursor)
        return TagsPage(tags: try await services.myFilms.tags(of: person, page: page))
    }

    private static let pageSize = 100

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[TagText.title], tab: .myFilms, back: .shelf(.all), kind: "page narrow", rooms: [.myFilms]
        ).document(
            context,
            content: """
                <h1>\(strings[TagText.title])</h1>
                <p class="intro">\(strings[TagText.hint])</p>
                \(results(context))
                """)
    }

    public func results(_ context: PageContext) -> HTML {
        """
        <section id="results">
        \(tags.items.isEmpty ? emptyState(context.strings) : list(context.strings))
        </section>
        """
    }

    private func emptyState(_ strings: Strings) -> HTML {
        """
        <div class="empty">
        <h2>\(strings[TagText.none])</h2>
        <p>\(strings[TagText.noneHint])</p>
        <p class="buttons"><a class="button primary" href="\(SitePath.shelf(.all))">\(strings[MyFilmsText.title])</a></p>
        </div>
        """
    }

    private func list(_ strings: Strings) -> HTML {
        """
        <ol class="tag-list" data-items>
        \(tags.items.map { row($0, in: strings) })</ol>
        \(MoreLink(next: tags.next, address: SiteAddress(.tags)).html(strings))
        """
    }

    private func row(_ use: TagUse, in strings: Strings) -> HTML {
        let uses = [
            strings.count(TagText.films, use.filmCount),
            use.viewingCount > 0 ? strings.count(TagText.viewings, use.viewingCount) : nil,
        ]
        return """
            <li><a class="tag-row" href="\(TagLinks.address(of: use.tag))"><b dir="auto">\(use.tag.text)</b> \
            <span class="facts">\(strings.facts(uses))</span></a>
            <a class="round quiet" id="edit-tag-\(SiteAddress.encoded(use.tag.key))" href="\(SiteAddress(.editTag).with(.tag, value: use.tag.text))" data-sheet>\
            \(Icon.edit.html)<span class="vh">\(strings[TagText.editTag, ["tag": use.tag.text]])</span></a></li>

            """
    }
}

/// Tags as links, each to all films that have it.
struct TagLinks {
    let tags: Tags

    /// Nil when there are none.
    var html: HTML? {
        if tags.isEmpty { nil } else { "<p class=\"tags\">\(tags.all.map(Self.link))</p>" }
    }

    static func address(of tag: Tag) -> SiteAddress {
        MyFilmsQuery(shelf: .all, filter: MyFilmsQuery.Filter(tag: tag)).address
    }

    private static func link(_ tag: Tag) -> HTML {
        "<a class=\"tag\" href=\"\(address(of: tag))\"><span dir=\"auto\">\(tag.text)</span></a>"
    }
}
