public enum CatalogueText: TextKey {
    case title, fromFilmz, loadMore, fromIMDb
    /// As the datasets' conditions ask for.
    case attributionIMDb

    public var english: Message {
        switch self {
        case .title: "Catalogue"
        case .fromFilmz:
            .plural(
                one: "Filmz knows {count} film by itself.",
                other: "Filmz knows {count} well-known films by itself.")
        case .loadMore:
            "It can know every film there is, from IMDb’s free datasets, with no key and no network after that. Get them, and load them:"
        case .fromIMDb:
            .plural(
                one: "Filmz knows {count} film by itself, from IMDb’s datasets.",
                other: "Filmz knows {count} films by itself, from IMDb’s datasets.")
        case .attributionIMDb: "Information courtesy of IMDb (https://www.imdb.com). Used with permission."
        }
    }
}
