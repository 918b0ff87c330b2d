import FilmzDomain
import FilmzPages

/// Every path of the JSON API.
enum APIPath: TypedPath {
    case discover, discoverFacets
    case providerLists, providerList(ProviderList.Kind)
    case search, filmographies, recentQueries
    /// The search in all providers: results, further results, and stopping it.
    case found, findMore, stopFinding
    case films, film(Film.ID), refreshFilm(Film.ID), matchFilm(Film.ID)
    case shelf(MyFilmsQuery.Shelf), shelfFacets(MyFilmsQuery.Shelf), diary
    /// The shows that a person is watching, and new episodes; the progress of a show, and its episodes.
    case upNext, newEpisodes, seasons(Film.ID), episodes(Film.ID)
    case placeEpisode(Film.ID, Episode.ID)
    case myFilm(Film.ID), viewings(Film.ID), viewing(Film.ID, Viewing.ID)
    case lists, paste, list(FilmList.ID), listFilms(FilmList.ID), listFilm(FilmList.ID, Film.ID), listsOfFilm(Film.ID)
    case tags
    case shares, share(Share.ID), shareAddresses(Share.ID)
    case received, oneReceived(Received.ID), answerReceived(Received.ID), fetchReceived
    case calendars, calendar(CalendarFeed.Kind)
    /// The programmes of a person's theatres, a film's showings there, and the theatres.
    case cinema, showings(Film.ID), theatres, foundTheatres, previewTheatre, theatre(Theatre.ID)
    case refreshTheatre(Theatre.ID)
    /// The showings that a person plans to visit.
    case visits, visit(Theatre.ID, Showtime.ID)
    /// The film that a title on a programme means.
    case titleMeaning
    /// The offers of a film, a person's services, the services of a country, and what is new on the person's own.
    case offers(Film.ID), myServices, watchServices, newOnServices
    case changes, undo(Change.ID), changedFilms(Change.ID), undoFilm(Change.ID, Film.ID)
    case providers, provider(Provider), providerKey(Provider), testProvider(Provider)
    case backups, backupSchedule, restoreBackup(Backup.ID)
    /// The formats for exporting all of a person's data, and one export.
    case exports, export(ExportFormat)
    case catalogueImport

    var template: PathTemplate {
        switch self {
        case .discover: "/api/v1/discover"
        case .discoverFacets: "/api/v1/discover/facets"
        case .providerLists: "/api/v1/discover/new"
        case .providerList(let kind): "/api/v1/discover/new/\(kind)"
        case .search: "/api/v1/search"
        case .filmographies: "/api/v1/people"
        case .recentQueries: "/api/v1/search/recent"
        case .found: "/api/v1/search/found"
        case .findMore: "/api/v1/search/found/more"
        case .stopFinding: "/api/v1/search/found/stop"
        case .films: "/api/v1/films"
        case .film(let film): "/api/v1/films/\(film)"
        case .refreshFilm(let film): "/api/v1/films/\(film)/refresh"
        case .matchFilm(let film): "/api/v1/films/\(film)/match"
        case .shelf(let shelf): "/api/v1/me/\(word: shelf.rawValue)"
        case .shelfFacets(let shelf): "/api/v1/me/\(word: shelf.rawValue)/facets"
        case .diary: "/api/v1/me/diary"
        case .upNext: "/api/v1/me/up-next"
        case .newEpisodes: "/api/v1/me/new-episodes"
        case .seasons(let film): "/api/v1/films/\(film)/seasons"
        case .episodes(let film): "/api/v1/films/\(film)/episodes"
        case .placeEpisode(let film, let episode): "/api/v1/films/\(film)/episodes/\(episode)/place"
        case .myFilm(let film): "/api/v1/films/\(film)/mine"
        case .viewings(let film): "/api/v1/films/\(film)/viewings"
        case .viewing(let film, let viewing): "/api/v1/films/\(film)/viewings/\(viewing)"
        case .lists: "/api/v1/lists"
        case .paste: "/api/v1/lists/paste"
        case .list(let list): "/api/v1/lists/\(list)"
        case .listFilms(let list): "/api/v1/lists/\(list)/films"
        case .listFilm(let list, let film): "/api/v1/lists/\(list)/films/\(film)"
        case .listsOfFilm(let film): "/api/v1/films/\(film)/lists"
        case .tags: "/api/v1/tags"
        case .shares: "/api/v1/shares"
        case .share(let share): "/api/v1/shares/\(share)"
        case .shareAddresses(let share): "/api/v1/shares/\(share)/addresses"
        case .received: "/api/v1/received"
        case .oneReceived(let received): "/api/v1/received/\(received)"
        case .answerReceived(let received): "/api/v1/received/\(received)/answer"
        case .fetchReceived: "/api/v1/received/fetch"
        case .cinema: "/api/v1/cinema"
        case .showings(let film): "/api/v1/films/\(film)/showings"
        case .theatres: "/api/v1/cinema/theatres"
        case .foundTheatres: "/api/v1/cinema/theatres/found"
        case .previewTheatre: "/api/v1/cinema/theatres/preview"
        case .theatre(let theatre): "/api/v1/cinema/theatres/\(theatre)"
        case .refreshTheatre(let theatre): "/api/v1/cinema/theatres/\(theatre)/refresh"
        case .visits: "/api/v1/cinema/visits"
        case .visit(let theatre, let showtime): "/api/v1/cinema/theatres/\(theatre)/showtimes/\(showtime)/visit"
        case .titleMeaning: "/api/v1/cinema/titles"
        case .offers(let film): "/api/v1/films/\(film)/offers"
        case .myServices: "/api/v1/me/services"
        case .watchServices: "/api/v1/services"
        case .newOnServices: "/api/v1/me/services/new"
        case .calendars: "/api/v1/calendars"
        case .calendar(let calendar): "/api/v1/calendars/\(calendar)"
        case .changes: "/api/v1/changes"
        case .undo(let change): "/api/v1/changes/\(change)/undo"
        case .changedFilms(let change): "/api/v1/changes/\(change)/films"
        case .undoFilm(let change, let film): "/api/v1/changes/\(change)/films/\(film)/undo"
        case .providers: "/api/v1/providers"
        case .provider(let provider): "/api/v1/providers/\(provider)"
        case .providerKey(let provider): "/api/v1/providers/\(provider)/key"
        case .testProvider(let provider): "/api/v1/providers/\(provider)/test"
        case .backups: "/api/v1/backups"
        case .backupSchedule: "/api/v1/backups/schedule"
        case .restoreBackup(let backup): "/api/v1/backups/\(backup)/restore"
        case .exports: "/api/v1/exports"
        case .export(let format): "/api/v1/exports/\(format)"
        case .catalogueImport: "/api/v1/catalogue/import"
        }
    }

    /// Whether a path belongs to any version of the API.
    static func owns(_ path: String) -> Bool {
        let api = BasePath.current.description + "/api"
        return path == api || path.hasPrefix(api + "/")
    }
}
