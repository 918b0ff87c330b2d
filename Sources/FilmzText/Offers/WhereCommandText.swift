/// `filmz where` and `filmz services`.
public enum WhereCommandText: TextKey {
    case abstract, discussion, country, offline
    case services, servicesDiscussion, setCountry, add, remove, weekly, noWeekly, all, new
    case noService, isWeekly, isNotWeekly
    case kindHead, serviceHead, detailHead, idHead, filmHead, sinceHead
    case mine, gone, search, inTheatres, advertising

    public var english: Message {
        switch self {
        case .abstract: "Say where a film or show can be got."
        case .discussion:
            "TMDb is asked if what is known is more than a day old. Without a network or a key, prints what is known, and when it was, or searches in shops. Unless you turned advertising off, iTunes is asked for soundtracks, books and the like, if it is switched on."
        case .country: "Another country than yours, by its two letters."
        case .offline: "Ask nobody."
        case .services: "Show and choose the services you have, and your country."
        case .servicesDiscussion:
            "They decide what “On my services” finds. With --weekly, TMDb is asked about each film of your watchlist: at once, and then once a week while “filmz serve” runs. So it learns your watchlist."
        case .setCountry: "The country in which you watch, by its two letters."
        case .add: "A service you have, by its name or number; can be repeated."
        case .remove: "A service you have no longer; can be repeated."
        case .weekly: "Ask about the films of your watchlist, now and every week."
        case .noWeekly: "Ask no more about them."
        case .all: "List the services of your country."
        case .new: "List what is new on your services, from your watchlist."
        case .noService: "{country}: there is no service “{text}”. filmz services --all lists them."
        case .isWeekly: "TMDb is asked every week about your watchlist."
        case .isNotWeekly: "Nobody is asked by itself about your watchlist."
        case .kindHead: "HOW"
        case .serviceHead: "WHERE"
        case .detailHead: "MORE"
        case .idHead: "ID"
        case .filmHead: "FILM"
        case .sinceHead: "SINCE"
        case .mine: "yours"
        case .gone: "gone, last seen {day}"
        case .search: "search"
        case .inTheatres: "cinema"
        case .advertising: "advertising"
        }
    }
}
