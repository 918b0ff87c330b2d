public import FilmzDomain

/// Every page and action of the site. Pages link to these, and routes answer them; no path is written anywhere else.
public enum SitePath: TypedPath {
    case home, discover

    case search, filmography
    case recentQueries, forgetQueries
    /// What providers find.
    case found, findMore, stopFinding

    case films, newFilm
    /// Changes all films that were ticked in a list.
    case selectedFilms
    /// Leads on to the film with this external ID.
    case knownFilm(ExternalID)
    case film(Film.ID), editFilm(Film.ID), refreshFilm(Film.ID), matchFilm(Film.ID)
    case drawnPoster(Film.ID), picture(Film.ID)

    case shelf(MyFilmsQuery.Shelf), diary
    case watchlist(Film.ID), favourite(Film.ID), rating(Film.ID), comment(Film.ID), audience(Film.ID)
    /// The sheets that mark a film as seen, and that remove viewings.
    case markSeen(Film.ID), unsee(Film.ID)
    case viewings(Film.ID), viewing(Film.ID, Viewing.ID), removeViewings(Film.ID)
    /// Catching up with past years.
    case catchUp, notSeen(Film.ID)
    case changes, undo

    case settings, language, theme, hideKeyHint, licences
    case endSession, endOtherSessions
    case providerKey(Provider), removeProviderKey(Provider), testProvider(Provider), switchProvider(Provider)
    case backups, backupSchedule
    case downloadBackup(Backup.ID), restoreBackup(Backup.ID)
    /// Restores an uploaded backup.
    case restoreFile
    /// Says what an import of IMDb's datasets is, starts one, and shows how far it is.
    case catalogueImport, stopCatalogueImport

    case signIn, signOut
    /// Whether the server can do its work, and whether it runs.
    case health, liveness
    case manifest, asset(String)

    public var template: PathTemplate {
        switch self {
        case .home: "/"
        case .discover: "/discover"

        case .search: "/search"
        case .filmography: "/people"
        case .recentQueries: "/search/recent"
        case .forgetQueries: "/search/recent/forget"
        case .found: "/search/found"
        case .findMore: "/search/found/more"
        case .stopFinding: "/search/found/stop"

        case .films: "/films"
        case .newFilm: "/films/new"
        case .selectedFilms: "/films/selected"
        case .knownFilm(let id): "/films/known/\(id)"
        case .film(let film): "/films/\(film)"
        case .editFilm(let film): "/films/\(film)/edit"
        case .refreshFilm(let film): "/films/\(film)/refresh"
        case .matchFilm(let film): "/films/\(film)/match"
        case .drawnPoster(let film): "/films/\(film)/poster.svg"
        case .picture(let film): "/films/\(film)/picture"

        case .shelf(let shelf): "/me/\(word: shelf.rawValue)"
        case .diary: "/me/diary"
        case .watchlist(let film): "/films/\(film)/watchlist"
        case .favourite(let film): "/films/\(film)/favourite"
        case .rating(let film): "/films/\(film)/rating"
        case .comment(let film): "/films/\(film)/comment"
        case .audience(let film): "/films/\(film)/audience"
        case .markSeen(let film): "/films/\(film)/seen"
        case .unsee(let film): "/films/\(film)/unsee"
        case .viewings(let film): "/films/\(film)/viewings"
        case .viewing(let film, let viewing): "/films/\(film)/viewings/\(viewing)"
        case .removeViewings(let film): "/films/\(film)/viewings/remove"
        case .catchUp: "/me/catch-up"
        case .notSeen(let film): "/films/\(film)/not-seen"
        case .changes: "/me/changes"
        case .undo: "/undo"

        case .settings: "/settings"
        case .language: "/settings/language"
        case .theme: "/settings/theme"
        case .hideKeyHint: "/settings/hints/keys/hide"
        case .licences: "/settings/licences"
        case .endSession: "/settings/sessions/end"
        case .endOtherSessions: "/settings/sessions/end-others"
        case .providerKey(let provider): "/settings/providers/\(provider)/key"
        case .removeProviderKey(let provider): "/settings/providers/\(provider)/remove"
        case .testProvider(let provider): "/settings/providers/\(provider)/test"
        case .switchProvider(let provider): "/settings/providers/\(provider)/enabled"
        case .backups: "/settings/backups"
        case .backupSchedule: "/settings/backups/schedule"
        case .downloadBackup(let backup): "/settings/backups/\(backup)/download"
        case .restoreBackup(let backup): "/settings/backups/\(backup)/restore"
        case .restoreFile: "/settings/backups/restore"
        case .catalogueImport: "/settings/catalogue"
        case .stopCatalogueImport: "/settings/catalogue/stop"

        case .signIn: "/sign-in"
        case .signOut: "/sign-out"
        case .health: "/healthz"
        case .liveness: "/healthz/live"
        case .manifest: "/manifest.webmanifest"
        case .asset(let name): "/assets/\(word: name)"
        }
    }
}

extension HTML.StringInterpolation {
    /// A path of this site.
    mutating func appendInterpolation(_ path: SitePath) {
        appendInterpolation(url: path.path)
    }
}
