/// The catalogue in the settings: which it is, and when another one makes sense.
public enum CatalogueText: TextKey {
    case title, fromFilmz, loadMore, fromIMDb, importedOn, againFrom, againNow, getAll, importAgain, tryAgain
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
            "It can know every film there is, from IMDb’s free datasets, with no key and no network after that."
        case .fromIMDb:
            .plural(
                one: "Filmz knows {count} film by itself, from IMDb’s datasets.",
                other: "Filmz knows {count} films by itself, from IMDb’s datasets.")
        case .importedOn: "Imported on {day}."
        case .againFrom: "IMDb adds films every day. To import again makes sense about once a month: from {day} on."
        case .againNow: "That was more than a month ago: import again, and newer films are there too."
        case .getAll: "Get every film there is"
        case .importAgain: "Import again"
        case .tryAgain: "Try again"
        case .attributionIMDb: "Information courtesy of IMDb (https://www.imdb.com). Used with permission."
        }
    }
}
