/// The kind of a TV Time table. File names have changed over the years, so they count only where the columns do not
/// suffice.
enum TVTimeTable: Hashable {
    /// Films, episodes, and followed shows.
    case tracking
    case episodes, followed, shows, votes, lists

    init?(_ part: ExchangePart) {
        guard let keys = part.table?.keys else { return nil }
        let hasShow = Self.show.contains(where: keys.contains)
        let hasFilm = keys.contains("moviename")
        if keys.contains("objects"), keys.contains("name") {
            self = .lists
        } else if keys.contains("votekey"), hasShow || hasFilm {
            self = .votes
        } else if hasFilm, keys.contains("type") || keys.contains("uuid") {
            self = .tracking
        } else if hasShow, Self.episode.contains(where: keys.contains), Self.season.contains(where: keys.contains),
            keys.contains("createdat")
        {
            self = if keys.contains("type") { .tracking } else { .episodes }
        } else if hasShow, !keys.isDisjoint(with: ["isfollowed", "isfavorited", "nbepisodesseen"]) {
            self = .shows
        } else if keys.contains("tvshowname"), keys.contains("createdat") {
            self = .followed
        } else {
            return nil
        }
    }

    static let show = ["seriesname", "tvshowname", "showname", "sname"]
    static let season = ["seasonnumber", "episodeseasonnumber", "sno"]
    static let episode = ["episodenumber", "epno"]
    static let showID = ["seriesid", "sid", "tvshowid"]

    /// Whether an archive with these files is an export of TV Time.
    static func isArchive(_ stems: Set<String>) -> Bool {
        stems.contains { stem in
            ["tracking-prod-records", "followed_tv_show", "user_tv_show_data", "seen_episode"].contains(
                where: stem.hasPrefix)
        }
    }

    /// Whether a file of such an archive is opened. The others contain passwords, addresses and friends.
    static func isWanted(_ stem: String) -> Bool {
        [
            "tracking-prod-records", "followed_tv_show", "user_tv_show_data", "seen_episode", "ratings-",
            "lists-prod-lists",
        ].contains(where: stem.hasPrefix)
    }
}
