import FilmzDomain

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
