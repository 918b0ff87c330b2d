public import FilmzDomain

/// Every page and action of the site. Pages link to these, and routes answer them; no path is written anywhere else.
public enum SitePath: TypedPath {
    case home, discover
    /// A list of a provider.
    case providerList(ProviderList.Kind)

    case search, filmography
    case recentQueries, forgetQueries
    /// What providers find.
    case found, findMore, stopFinding

    case films, newFilm
    /// Changes all films that were ticked in a list.
    case selectedFilms
    /// Leads on to the film with this external ID.
    case knownFilm(ExternalID)
    case film(Film.ID), editFilm(Film.ID), removeFilm(Film.ID), refreshFilm(Film.ID), matchFilm(Film.ID)
    case drawnPoster(Film.ID), picture(Film.ID)

    case shelf(MyFilmsQuery.Shelf), diary
    /// A whole shelf as a file, and passed on as a list made of it.
    case exportedShelf(MyFilmsQuery.Shelf), passOnShelf(MyFilmsQuery.Shelf)
    case watchlist(Film.ID), favourite(Film.ID), rating(Film.ID), comment(Film.ID), audience(Film.ID)
    /// Who told me about it.
    case told(Film.ID), notTold(Film.ID)
    /// The sheets that mark a film as seen, and that remove viewings.
    case markSeen(Film.ID), unsee(Film.ID)
    case viewings(Film.ID), viewing(Film.ID, Viewing.ID), removeViewings(Film.ID)
    /// The shows that I am watching.
    case upNext
    /// A season's episodes, and logging one of them; the sheet for it.
    case episodes(Film.ID), markEpisode(Film.ID, Episode.ID)
    /// Says which episode one is now that has no place in the list.
    case placeEpisode(Film.ID, Episode.ID)
    /// The sheet that marks several episodes as seen, and doing so.
    case markEpisodes(Film.ID)
    /// Pauses a show, stops it or takes it up again; the sheet that asks why.
    case standing(Film.ID), stopShow(Film.ID), startOver(Film.ID)
    /// Catching up with past years.
    case catchUp, notSeen(Film.ID)
    case changes, changedFilms(Change.ID), undo
    /// All tags, and changing one of them everywhere.
    case tags, editTag, replaceTag
    /// The sheet with a film's tags, and giving films tags.
    case chooseTags(Film.ID), tagFilms

    case together
    /// Recommendations that came in: all, taking one in, and one that was kept.
    case allReceived, newReceived, received(Received.ID)
    /// Chooses what is passed on in return for one.
    case returnReceived(Received.ID)
    /// Takes one in from a file, or from another Filmz.
    case receivedFile, fetchReceived
    /// Files of other products, and some of them.
    case imports, fileImport(FileImport.ID), importedFilm(FileImport.ID)
    /// All that a person has, as files.
    case export
    /// The lists, and making one.
    case lists, newList
    case list(FilmList.ID), editList(FilmList.ID), removeList(FilmList.ID), exportedList(FilmList.ID)
    /// The whole list, to be printed.
    case printedList(FilmList.ID)
    /// Finds films in a text, and puts those that are meant on the list.
    case pasteOnList(FilmList.ID), pasteFile(FilmList.ID), addPasted(FilmList.ID)
    /// The list as a picture.
    case listCard(FilmList.ID)
    /// Where a film goes on a list, and what is said of it there.
    case moveOnList(FilmList.ID), noteOnList(FilmList.ID), takeOffList(FilmList.ID)
    /// The sheet that puts a film on lists.
    case chooseList(Film.ID)
    /// Puts films on a list, or takes them off.
    case listFilms

    /// What visitors see of a share, by its address.
    case shared(SecretToken), sharedCard(SecretToken), sharedPoster(SecretToken, Film.ID), sharedData(SecretToken)
    case sharedText(SecretToken), sharedTable(SecretToken), sharedForLetterboxd(SecretToken)
    /// Passes a film or a list on.
    case passOnFilm(Film.ID), passOnList(FilmList.ID), filmCard(Film.ID)
    /// The links that a person made, and what can be done with one.
    case shares, newShareAddress(Share.ID), takeShareBack(Share.ID)
    /// What a link shows, as a file for another Filmz.
    case shareFile(Share.ID)

    /// What calendar programs and news readers read, by a secret address.
    case calendar(SecretToken), newsFeed(SecretToken)
    /// Makes the address of a calendar, and revokes it.
    case makeCalendar(CalendarFeed.Kind), revokeCalendar(CalendarFeed.Kind)

    /// What plays at my theatres; the theatres; removing one, and asking for its programme again.
    case cinema, theatres, removeTheatre(Theatre.ID), refreshTheatre(Theatre.ID)
    /// Reads a page that somebody named, and shows what it says.
    case previewTheatre
    case showtime(Theatre.ID, Showtime.ID)
    /// The showing as a file for calendars.
    case showtimeEvent(Theatre.ID, Showtime.ID)
    /// Notes that I go to it, and that I do not.
    case planVisit(Theatre.ID, Showtime.ID), removePlan(Theatre.ID, Showtime.ID)
    /// Which film a title on a programme means.
    case titleMeaning

    /// In which country I watch, and which services I have.
    case myServices

    /// What a click on an offer does, and the offer's picture.
    case advertisement(Advertisement.ID), advertisementPicture(Advertisement.ID)
    /// Where an owner manages the offers of advertisers, and each person turns them off.
    case advertising, wantAdvertising, advertisingLimit, advertisingFile, newAdvertisement
    case editAdvertisement(Advertisement.ID), removeAdvertisement(Advertisement.ID)
    case removeAdvertisementPicture(Advertisement.ID), fetchAdvertisementPicture(Advertisement.ID)

    case settings, language, theme, timeZone, hideKeyHint, licences
    case endSession, endOtherSessions
    case providerKey(Provider), removeProviderKey(Provider), testProvider(Provider), switchProvider(Provider)
    case switchList(ProviderList.Kind)
    case backups, backupSchedule
    case downloadBackup(Backup.ID), restoreBackup(Backup.ID)
    /// Restores an uploaded backup.
    case restoreFile
    /// Says what an import of IMDb's datasets is, starts one, and shows how far it is.
    case catalogueImport, stopCatalogueImport

    case signIn, signOut
    /// Whether the server can do its work, and whether it runs.
    case health, liveness, metrics
    case manifest, asset(String)

    public var template: PathTemplate {
        switch self {
        case .home: "/"
        case .discover: "/discover"
        case .providerList(let kind): "/discover/new/\(kind)"

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
        case .removeFilm(let film): "/films/\(film)/remove"
        case .refreshFilm(let film): "/films/\(film)/refresh"
        case .matchFilm(let film): "/films/\(film)/match"
        case .drawnPoster(let film): "/films/\(film)/poster.svg"
        case .picture(let film): "/films/\(film)/picture"

        case .shelf(let shelf): "/me/\(word: shelf.rawValue)"
        case .exportedShelf(let shelf): "/me/\(word: shelf.rawValue)/export"
        case .passOnShelf(let shelf): "/me/\(word: shelf.rawValue)/pass-on"
        case .diary: "/me/diary"
        case .watchlist(let film): "/films/\(film)/watchlist"
        case .favourite(let film): "/films/\(film)/favourite"
        case .rating(let film): "/films/\(film)/rating"
        case .comment(let film): "/films/\(film)/comment"
        case .audience(let film): "/films/\(film)/audience"
        case .told(let film): "/films/\(film)/told"
        case .notTold(let film): "/films/\(film)/told/remove"
        case .markSeen(let film): "/films/\(film)/seen"
        case .unsee(let film): "/films/\(film)/unsee"
        case .viewings(let film): "/films/\(film)/viewings"
        case .viewing(let film, let viewing): "/films/\(film)/viewings/\(viewing)"
        case .removeViewings(let film): "/films/\(film)/viewings/remove"
        case .upNext: "/me/up-next"
        case .episodes(let film): "/films/\(film)/episodes"
        case .markEpisode(let film, let episode): "/films/\(film)/episodes/\(episode)/seen"
        case .placeEpisode(let film, let episode): "/films/\(film)/episodes/\(episode)/place"
        case .markEpisodes(let film): "/films/\(film)/episodes/seen"
        case .standing(let film): "/films/\(film)/standing"
        case .stopShow(let film): "/films/\(film)/stop"
        case .startOver(let film): "/films/\(film)/start-over"
        case .catchUp: "/me/catch-up"
        case .notSeen(let film): "/films/\(film)/not-seen"
        case .changes: "/me/changes"
        case .changedFilms(let change): "/me/changes/\(change)"
        case .undo: "/undo"
        case .tags: "/me/tags"
        case .editTag: "/me/tags/edit"
        case .replaceTag: "/me/tags/replace"
        case .chooseTags(let film): "/films/\(film)/tags"
        case .tagFilms: "/films/tags"

        case .together: "/together"
        case .allReceived: "/together/received"
        case .newReceived: "/together/received/new"
        case .received(let received): "/together/received/\(received)"
        case .returnReceived(let received): "/together/received/\(received)/return"
        case .receivedFile: "/together/received/file"
        case .fetchReceived: "/together/received/fetch"
        case .imports: "/import"
        case .fileImport(let fileImport): "/import/\(fileImport)"
        case .importedFilm(let fileImport): "/import/\(fileImport)/film"
        case .export: "/export"
        case .lists: "/lists"
        case .newList: "/lists/new"
        case .list(let list): "/lists/\(list)"
        case .editList(let list): "/lists/\(list)/edit"
        case .removeList(let list): "/lists/\(list)/remove"
        case .exportedList(let list): "/lists/\(list)/export"
        case .printedList(let list): "/lists/\(list)/print"
        case .pasteOnList(let list): "/lists/\(list)/paste"
        case .pasteFile(let list): "/lists/\(list)/paste/file"
        case .addPasted(let list): "/lists/\(list)/paste/add"
        case .listCard(let list): "/lists/\(list)/card.png"
        case .moveOnList(let list): "/lists/\(list)/move"
        case .noteOnList(let list): "/lists/\(list)/note"
        case .takeOffList(let list): "/lists/\(list)/take-off"
        case .chooseList(let film): "/films/\(film)/lists"
        case .listFilms: "/lists/films"

        case .shared(let address): "/s/\(address)"
        case .sharedCard(let address): "/s/\(address)/card.png"
        case .sharedPoster(let address, let film): "/s/\(address)/poster/\(film)"
        case .sharedData(let address): "/s/\(address)/share.json"
        case .sharedText(let address): "/s/\(address)/films.txt"
        case .sharedTable(let address): "/s/\(address)/films.csv"
        case .sharedForLetterboxd(let address): "/s/\(address)/letterboxd.csv"
        case .passOnFilm(let film): "/films/\(film)/pass-on"
        case .passOnList(let list): "/lists/\(list)/pass-on"
        case .filmCard(let film): "/films/\(film)/card.png"
        case .shares: "/shares"
        case .newShareAddress(let share): "/shares/\(share)/address"
        case .takeShareBack(let share): "/shares/\(share)/take-back"
        case .shareFile(let share): "/shares/\(share)/recommendation.json"

        case .calendar(let address): "/calendar/\(address)/filmz.ics"
        case .newsFeed(let address): "/calendar/\(address)/filmz.atom"
        case .makeCalendar(let calendar): "/settings/calendars/\(calendar)"
        case .revokeCalendar(let calendar): "/settings/calendars/\(calendar)/revoke"

        case .cinema: "/cinema"
        case .theatres: "/cinema/theatres"
        case .previewTheatre: "/cinema/theatres/preview"
        case .removeTheatre(let theatre): "/cinema/theatres/\(theatre)/remove"
        case .refreshTheatre(let theatre): "/cinema/theatres/\(theatre)/refresh"
        case .showtime(let theatre, let showtime): "/cinema/theatres/\(theatre)/showtimes/\(showtime)"
        case .showtimeEvent(let theatre, let showtime): "/cinema/theatres/\(theatre)/showtimes/\(showtime)/event.ics"
        case .planVisit(let theatre, let showtime): "/cinema/theatres/\(theatre)/showtimes/\(showtime)/plan"
        case .removePlan(let theatre, let showtime): "/cinema/theatres/\(theatre)/showtimes/\(showtime)/plan/remove"
        case .titleMeaning: "/cinema/titles"

        case .myServices: "/settings/services"

        case .advertisement(let offer): "/advertising/\(offer)"
        case .advertisementPicture(let offer): "/advertising/\(offer)/picture"
        case .removeAdvertisementPicture(let offer): "/advertising/\(offer)/picture/remove"
        case .fetchAdvertisementPicture(let offer): "/advertising/\(offer)/picture/fetch"
        case .advertising: "/settings/advertising"
        case .wantAdvertising: "/settings/advertising/wanted"
        case .advertisingLimit: "/settings/advertising/limit"
        case .advertisingFile: "/settings/advertising/offers.csv"
        case .newAdvertisement: "/settings/advertising/new"
        case .editAdvertisement(let offer): "/settings/advertising/\(offer)"
        case .removeAdvertisement(let offer): "/settings/advertising/\(offer)/remove"

        case .settings: "/settings"
        case .language: "/settings/language"
        case .theme: "/settings/theme"
        case .timeZone: "/settings/time-zone"
        case .hideKeyHint: "/settings/hints/keys/hide"
        case .licences: "/settings/licences"
        case .endSession: "/settings/sessions/end"
        case .endOtherSessions: "/settings/sessions/end-others"
        case .providerKey(let provider): "/settings/providers/\(provider)/key"
        case .removeProviderKey(let provider): "/settings/providers/\(provider)/remove"
        case .testProvider(let provider): "/settings/providers/\(provider)/test"
        case .switchProvider(let provider): "/settings/providers/\(provider)/enabled"
        case .switchList(let kind): "/settings/lists/\(kind)"
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
        case .metrics: "/metrics"
        case .manifest: "/manifest.webmanifest"
        case .asset(let name): "/assets/\(word: name)"
        }
    }
}

extension SitePath {
    /// Whether a path is under the secret addresses of shares and calendars, of which many lead nowhere.
    public static func isSecret(_ path: String) -> Bool {
        secrets.contains(where: BasePath.current.rest(of: path).hasPrefix)
    }

    /// The words with which the paths of pages and calls begin.
    static let firstWords: Set = [
        "advertising", "api", "assets", "calendar", "cinema", "discover", "export", "films", "healthz", "import",
        "lists",
        "livez", "manifest.webmanifest", "me", "metrics", "people", "s", "search", "settings", "shares", "sign-in",
        "sign-out", "together", "undo",
    ]

    /// What comes before secrets.
    private static let secrets = ["/s/", "/calendar/"]
}

extension SitePath {
    /// Where a secret address of a calendar leads.
    public static func feed(_ kind: CalendarFeed.Kind, address: SecretToken) -> SitePath {
        if kind == .services { .newsFeed(address) } else { .calendar(address) }
    }
}

extension HTML.StringInterpolation {
    /// A path of this site.
    mutating func appendInterpolation(_ path: SitePath) {
        appendInterpolation(url: path.path)
    }
}
