/// Where a film can be got, and where a person watches.
public enum OfferText: TextKey {
    case title, onMine, stream, free, ads, rent, buy
    case watchOn, watchFreeOn, rentOn, buyOn, rentFor, buyFor, searchShops
    case asked, askedWhen, credit, notOffered, notKnown, couldNotAsk, notAsked, needsKey, toSettings
    case asking, searchOn, searchHint, lastSeen, goneOn, change
    case filter, mine, toStream, forFree, toRent, toBuy, inMyTheatres
    case placeTitle, placeIntro, toPlace, country, countryOfFilmz, countryHint, services, servicesHint, noServices, more
    case weekly, weeklyHint, thisWeek, save, placeSaved
    case newTitle, newSince, newHint, nothingOnMine
    case checking, goOn, notChecked, checkNow, noneOnMine

    public var english: Message {
        switch self {
        case .title: "Where to get it"
        case .onMine: "On your services"
        case .stream: "Stream"
        case .free: "Free"
        case .ads: "Free with advertising"
        case .rent: "Rent"
        case .buy: "Buy"
        case .watchOn: "Watch on {service}"
        case .watchFreeOn: "Watch for free on {service}"
        case .rentOn: "Rent on {service}"
        case .buyOn: "Buy on {service}"
        case .rentFor: "Rent for {price} on {service}"
        case .buyFor: "Buy for {price} on {service}"
        case .searchShops: "Search the shops"
        case .asked: "{country}, asked {time}."
        case .askedWhen: "Asked {time}."
        case .credit: "Streaming data by {source}"
        case .notOffered: "{country}: not offered, as far as JustWatch knows."
        case .notKnown: "TMDb does not have it, so nobody can say where it is offered."
        case .couldNotAsk: "So we do not know whether it is offered there: {country}."
        case .notAsked: "{country}: nobody was asked yet where it is offered."
        case .needsKey: "With a free key, TMDb tells who offers it. {link}"
        case .toSettings: "Set it up"
        case .asking: "Asking TMDb where it is offered…"
        case .searchOn: "Search on {shop}"
        case .searchHint: "A shop learns the title when you follow its link, and not before."
        case .lastSeen: "Once there, but no longer: {offers}."
        case .goneOn: "{service}, last seen {time}"
        case .change: "Your country and services"
        case .filter: "Where to get it"
        case .mine: "On my services"
        case .toStream: "To stream"
        case .forFree: "For free"
        case .toRent: "To rent"
        case .toBuy: "To buy"
        case .inMyTheatres: "In my theatres"
        case .placeTitle: "Where you watch"
        case .placeIntro:
            "Your country and your services decide what each film’s page offers first, and what “On my services” finds."
        case .toPlace: "Choose country and services"
        case .country: "Country"
        case .countryOfFilmz: "{country}, as set for this Filmz"
        case .countryHint:
            "Services differ from country to country. When you change it, save it before you choose services."
        case .services: "My services"
        case .servicesHint: "Those you subscribe to, and free ones you use."
        case .noServices: "None chosen."
        case .more: "More services"
        case .weekly: "Ask about my watchlist, now and every week"
        case .thisWeek: "In the last seven days:"
        case .weeklyHint:
            "TMDb then learns which films are on your watchlist: it is asked about each of them now, and again every week. So you see what is there, and what is new, without opening every film."
        case .save: "Save"
        case .placeSaved: "Saved."
        case .nothingOnMine:
            "Filmz knows it of films whose page you opened, and of all on your watchlist, if it may ask about them every week."
        case .checking:
            .plural(one: "Checking {count} film: {done} done", other: "Checking {count} films: {done} done")
        case .goOn: "Go on"
        case .notChecked:
            .plural(
                one: "Nobody was asked yet where {count} film on your watchlist can be seen.",
                other: "Nobody was asked yet where {count} films on your watchlist can be seen.")
        case .checkNow: "Check them now"
        case .noneOnMine: "None of it is on your services"
        case .newTitle: "New on your services"
        case .newSince: "{service}, since {day}"
        case .newHint: "From your watchlist. {credit}."
        }
    }
}
