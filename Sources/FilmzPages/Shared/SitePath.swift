public import FilmzDomain

/// Every page and action of the site. Pages link to these and routes answer them; no path is written anywhere else.
public enum SitePath: TypedPath {
    case home, discover
    /// A list of a provider.
    case providerList(ProviderList.Kind)

    case search, filmography
    case recentQueries, forgetQueries
    /// The results of providers for a search.
    case found, findMore, stopFinding

    case films, newFilm
    /// Changes all films that were ticked in a list.
    case selectedFilms
    /// Redirects to the film with this external ID.
    case knownFilm(ExternalID)
    case film(Film.ID), editFilm(Film.ID), removeFilm(Film.ID), refreshFilm(Film.ID), matchFilm(Film.ID)
    case drawnPoster(Film.ID), picture(Film.ID)

    case shelf(MyFilmsQuery.Shelf), diary
    /// Exports a whole shelf as a file, and shares it as a new list.
    case exportedShelf(MyFilmsQuery.Shelf), passOnShelf(MyFilmsQuery.Shelf)
    case watchlist(Film.ID), favourite(Film.ID), rating(Film.ID), comment(Film.ID), audience(Film.ID)
    /// The person who recommended a film.
    case told(Film.ID), notTold(Film.ID)
    /// The sheets that mark a film as seen, and that remove viewings.
    case markSeen(Film.ID), unsee(Film.ID)
    case viewings(Film.ID), viewing(Film.ID, Viewing.ID), removeViewings(Film.ID)
    /// The shows that the person is watching.
    case upNext
    /// Hides or shows the titles of episodes that the person has not seen.
    case unseenEpisodes
    /// The episodes of a season, and the sheet that logs one of them.
    case episodes(Film.ID), markEpisode(Film.ID, Episode.ID)
    /// Assigns an episode's viewings to an episode of the show's current list.
    case placeEpisode(Film.ID, Episode.ID)
    /// The sheet that marks several episodes as seen, and its action.
    case markEpisodes(Film.ID)
    /// Pauses, stops or resumes a show, and the sheet that asks for the reason.
    case showStatus(Film.ID), stopShow(Film.ID), startOver(Film.ID)
    /// Films of past years, to mark those that the person has seen.
    case catchUp, notSeen(Film.ID)
    case changes, changedFilms(Change.ID), undo
    /// All tags, and changing one of them on all films.
    case tags, editTag, replaceTag
    /// The sheet with a film's tags, and giving films tags.
    case chooseTags(Film.ID), tagFilms

    case together
    /// All received recommendations, a new one, and one that is stored.
    case allReceived, newReceived, received(Received.ID)
    /// Chooses a film or list to send in return for a recommendation.
    case returnReceived(Received.ID)
    /// Opens a recommendation from a file, or from another Filmz server.
    case receivedFile, fetchReceived
    /// The import of other products' files.
    case imports, fileImport(FileImport.ID), importedFilm(FileImport.ID)
    /// The export of everything that a person has.
    case export
    /// All lists, and making one.
    case lists, newList
    case list(FilmList.ID), editList(FilmList.ID), removeList(FilmList.ID), exportedList(FilmList.ID)
    /// A whole list for printing.
    case printedList(FilmList.ID)
    /// Finds films in a text, and adds the chosen ones to the list.
    case pasteOnList(FilmList.ID), pasteFile(FilmList.ID), addPasted(FilmList.ID)
    /// A list as a picture.
    case listCard(FilmList.ID)
    /// A film's position and note on a list, and removing it from the list.
    case moveOnList(FilmList.ID), noteOnList(FilmList.ID), takeOffList(FilmList.ID)
    /// The sheet that adds a film to lists.
    case chooseList(Film.ID)
    /// Adds films to a list, or removes them.
    case listFilms

    /// The pages and files of a share for visitors, under its secret address.
    case shared(SecretToken), sharedCard(SecretToken), sharedPoster(SecretToken, Film.ID), sharedData(SecretToken)
    case sharedText(SecretToken), sharedTable(SecretToken), sharedForLetterboxd(SecretToken)
    /// Shares a film or a list.
    case passOnFilm(Film.ID), passOnList(FilmList.ID), filmCard(Film.ID)
    /// The links that a person shared, and actions on one of them.
    case shares, newShareAddress(Share.ID), takeShareBack(Share.ID)
    /// The content of a share as a file for another Filmz server.
    case shareFile(Share.ID)

    /// The feeds for calendar programs and news readers, under a secret address.
    case calendar(SecretToken), newsFeed(SecretToken)
    /// Creates and revokes the secret address of a calendar.
    case makeCalendar(CalendarFeed.Kind), revokeCalendar(CalendarFeed.Kind)

    /// The programme of the person's theatres, the theatres themselves, removing one, and fetching its programme
    /// again.
    case cinema, theatres, removeTheatre(Theatre.ID), refreshTheatre(Theatre.ID)
    /// Reads a cinema's page at an address that the person entered, and shows what was found.
    case previewTheatre
    case showtime(Theatre.ID, Showtime.ID)
    /// A showing as a file for calendars.
    case showtimeEvent(Theatre.ID, Showtime.ID)
    /// Adds a planned visit to a showing, and removes it.
    case planVisit(Theatre.ID, Showtime.ID), removePlan(Theatre.ID, Showtime.ID)
    /// The film that a title on a programme stands for.
    case titleMeaning

    /// The person's country and streaming services.
    case myServices

    /// The redirect of a click on an advertisement, and the advertisement's picture.
    case advertisement(Advertisement.ID), advertisementPicture(Advertisement.ID)
    /// The advertisements, which an owner manages and which each person can turn off.
    case advertising, wantAdvertising, advertisingLimit, advertisingFile, newAdvertisement
    case editAdvertisement(Advertisement.ID), removeAdvertisement(Advertisement.ID)
    case removeAdvertisementPicture(Advertisement.ID), fetchAdvertisementPicture(Advertisement.ID)

    /// The groups of the settings. That of ``myServices`` is one of them.
    case you, sources, sharing, myData, server
    case settings, language, theme, timeZone, forms, hideKeyHint, licences
    case endSession, endOtherSessions
    /// The reader's name and password, what happened to their access, and the first password of this Filmz.
    case account, ownName, ownPassword, firstPassword, signIns
    /// Deleting everything of one's own.
    case leave
    /// The people of the reader's home, and opening another of them in this browser.
    case who, open(Person.ID)
    /// The profiles that the reader keeps, and PINs.
    case profiles, profile(Person.ID), removeProfile(Person.ID), removePin(Person.ID), ownPin, removeOwnPin
    /// The people who use this Filmz, inviting one of them, and signing one out.
    case people, person(Person.ID), invitePerson(Person.ID), signOutPerson(Person.ID)
    /// Retiring a person, taking them back, and the link by which they take everything with them.
    case retirePerson(Person.ID), readmitPerson(Person.ID), offerFarewell(Person.ID)
    case providerKey(Provider), removeProviderKey(Provider), testProvider(Provider), switchProvider(Provider)
    case switchList(ProviderList.Kind)
    case backups, backupSchedule
    case downloadBackup(Backup.ID), restoreBackup(Backup.ID)
    /// Restores an uploaded backup.
    case restoreFile
    /// The import of IMDb's datasets: its description and start, its progress, and stopping it.
    case catalogueImport, stopCatalogueImport

    case signIn, signOut
    /// The page behind an invitation, under its secret address.
    case invitation(SecretToken)
    /// The page by which a retired person takes everything with them, under its secret address.
    case farewell(SecretToken)
    /// The health, liveness and metrics of the server, for monitoring.
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
        case .showStatus(let film): "/films/\(film)/standing"
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
        case .you: "/settings/you"
        case .sources: "/settings/sources"
        case .sharing: "/settings/sharing"
        case .myData: "/settings/data"
        case .server: "/settings/server"
        case .language: "/settings/language"
        case .theme: "/settings/theme"
        case .timeZone: "/settings/time-zone"
        case .forms: "/settings/forms"
        case .hideKeyHint: "/settings/hints/keys/hide"
        case .unseenEpisodes: "/settings/unseen"
        case .licences: "/settings/licences"
        case .account: "/settings/account"
        case .ownName: "/settings/account/name"
        case .ownPassword: "/settings/account/password"
        case .firstPassword: "/settings/account/first"
        case .signIns: "/settings/account/sign-ins"
        case .leave: "/settings/account/leave"
        case .who: "/who"
        case .open(let person): "/who/\(person)"
        case .profiles: "/settings/profiles"
        case .profile(let person): "/settings/profiles/\(person)"
        case .removeProfile(let person): "/settings/profiles/\(person)/remove"
        case .removePin(let person): "/settings/profiles/\(person)/remove-pin"
        case .ownPin: "/settings/pin"
        case .removeOwnPin: "/settings/pin/remove"
        case .people: "/settings/people"
        case .person(let person): "/settings/people/\(person)"
        case .invitePerson(let person): "/settings/people/\(person)/invite"
        case .signOutPerson(let person): "/settings/people/\(person)/sign-out"
        case .retirePerson(let person): "/settings/people/\(person)/retire"
        case .readmitPerson(let person): "/settings/people/\(person)/readmit"
        case .offerFarewell(let person): "/settings/people/\(person)/farewell"
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
        case .invitation(let address): "/join/\(address)"
        case .farewell(let address): "/farewell/\(address)"
        case .health: "/healthz"
        case .liveness: "/healthz/live"
        case .metrics: "/metrics"
        case .manifest: "/manifest.webmanifest"
        case .asset(let name): "/assets/\(word: name)"
        }
    }
}

extension SitePath {
    /// Whether a path is under the secret addresses of shares, calendars and links of one person, which may not exist.
    public static func isSecret(_ path: String) -> Bool {
        secrets.contains(where: BasePath.current.rest(of: path).hasPrefix)
    }

    /// The first words of all paths of pages and API calls.
    static let firstWords: Set = [
        "advertising", "api", "assets", "calendar", "cinema", "discover", "export", "farewell", "films", "healthz",
        "import",
        "join", "lists", "livez", "manifest.webmanifest", "me", "metrics", "people", "s", "search", "settings",
        "shares", "sign-in",
        "sign-out", "together", "undo", "who",
    ]

    /// The prefixes of secret addresses.
    private static let secrets = ["/s/", "/calendar/", "/join/", "/farewell/"]
}

extension SitePath {
    /// The path of a feed with a secret address.
    public static func feed(_ kind: CalendarFeed.Kind, address: SecretToken) -> SitePath {
        if kind == .services { .newsFeed(address) } else { .calendar(address) }
    }
}

extension HTML.StringInterpolation {
    /// Appends the path of a page or action of this site.
    mutating func appendInterpolation(_ path: SitePath) {
        appendInterpolation(url: path.path)
    }
}
