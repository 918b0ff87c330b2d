/// The parts of `filmz cinema` that ask AMC for what it has besides the programmes of theatres.
public enum AMCCommandText: TextKey {
    case films, filmsDiscussion, list, named, like, page, noList
    case film, filmReference, noFilm
    case theatre, theatreReference, all, showing, noTheatre
    case showtimes, first, showtime, showtimeNumber, noShowtime, near, place
    case numberHead, filmHead, releasedHead, releaseHead, slugHead, dayHead, timeHead, priceHead

    public var english: Message {
        switch self {
        case .films: "List films as AMC does: those in its theatres, or another of its lists."
        case .filmsDiscussion: "A list has pages of {size} films."
        case .list: "The list: {lists}."
        case .named: "All films of AMC whose titles have these words."
        case .like: "Films to be seen at home that are like the one of this number."
        case .page: "The page, from 1."
        case .noList: "AMC has no list “{text}”. There are {lists}."
        case .film: "Show a film as AMC knows it."
        case .filmReference:
            "The film: AMC's number, its name in AMC's addresses, or release: and AMC's number of a release."
        case .noFilm: "AMC has no such film; list them with: filmz cinema films"
        case .theatre: "Show a theatre of AMC."
        case .theatreReference: "The theatre: AMC's number, or its name in AMC's addresses."
        case .all: "All theatres of AMC."
        case .showing: "The theatres that show the release of this number now; filmz cinema films lists it."
        case .noTheatre: "AMC has no such theatre; find it with: filmz cinema theatres --find Boston"
        case .showtimes: "List the showings of a theatre of AMC, followed or not."
        case .first: "Only the first showing of the film of this number."
        case .showtime: "Show one showing at AMC."
        case .showtimeNumber: "AMC's number of the showing."
        case .noShowtime: "AMC has no such showing; list them with: filmz cinema showtimes"
        case .near: "List the showings of AMC near a place on a day."
        case .place: "Degrees north and east, such as 39.1,-94.58; AMC learns it, rounded to a kilometre."
        case .numberHead: "NUMBER"
        case .filmHead: "FILM"
        case .releasedHead: "RELEASED"
        case .releaseHead: "RELEASE"
        case .slugHead: "NAME"
        case .dayHead: "DAY"
        case .timeHead: "TIME"
        case .priceHead: "PRICE"
        }
    }
}
