/// Seasons and episodes of a show, and how far somebody has come with it.
public enum ShowText: TextKey {
    case seasons, season, specials, seasonCount, episodeCount, years, range
    case number, special, episode, episodes
    case upNext, first, next, logNext, more, comes, announced, isNew, allSeen, caughtUp, notBegun
    case seenOf, seenSome, seenEpisodes
    case pause, stop, takeUp, startOver, paused, stopped, stopTitle, stopHint
    case mark, unmark, markSeason, markUpTo, markAll, markTitle, markCount, markNothing, asAired, markButton
    case former, unplaced, unplacedHint, untitled, seenOn, isNow, place, lengthUnknown, episodeStars, asTable
    case upNextEmpty, upNextEmptyHint, upNextFind, coming, allUpNext, backToShow
    case absolute, iAmAt, iAmAtExample, markThat
    case newThisWeek, nextDays, newNone, newUnknown, newMore, asOf, listedOf

    public var english: Message {
        switch self {
        case .seasons: "Seasons"
        case .season: "Season {number}"
        case .specials: "Specials"
        case .seasonCount: .plural(one: "{count} season", other: "{count} seasons")
        case .episodeCount: .plural(one: "{count} episode", other: "{count} episodes")
        case .years: "{first}–{last}"
        case .range: "{first} – {last}"
        case .number: "S{season} E{episode}"
        case .special: "Special {episode}"
        case .episode: "Episode {episode}"
        case .episodes: "Episodes"
        case .upNext: "Up next"
        case .first: "Begin with"
        case .next: "Next episode"
        case .logNext: "Mark {episode} as seen"
        case .more: "When, where, stars"
        case .comes: "comes on {day}"
        case .announced: "day not known yet"
        case .isNew: "New"
        case .allSeen: "All seen"
        case .caughtUp: "You have seen everything there is, as far as we know."
        case .notBegun: "Not begun"
        case .seenOf: "{seen} of {count} seen"
        case .seenSome: "{seen} seen"
        case .seenEpisodes: .plural(one: "{count} episode seen", other: "{count} episodes seen")
        case .pause: "Pause"
        case .stop: "Stop watching"
        case .takeUp: "Take up again"
        case .startOver: "Begin again"
        case .paused: "Paused"
        case .stopped: "Stopped watching"
        case .stopTitle: "Stop watching this show"
        case .stopHint: "What you have seen stays. The show no longer stands in Up next."
        case .mark: "Mark as seen: {episode}"
        case .unmark: "Take back “seen”: {episode}"
        case .markSeason: "Mark {season} as seen"
        case .markUpTo: "Mark everything up to here"
        case .markAll: "I have seen it all"
        case .absolute: "no. {number} of all"
        case .iAmAt: "I have seen everything up to"
        case .iAmAtExample: "S2 E5 or 18"
        case .markThat: "Mark it"
        case .markTitle: "Mark episodes as seen"
        case .markCount:
            .plural(one: "{count} episode is not marked yet.", other: "{count} episodes are not marked yet.")
        case .markNothing: "All of these are marked as seen, or not out yet."
        case .asAired: "As first shown"
        case .markButton: .plural(one: "Mark {count} episode", other: "Mark {count} episodes")
        case .former: "was {episode}"
        case .unplaced:
            .plural(
                one: "{count} episode you saw is no longer in the list",
                other: "{count} episodes you saw are no longer in the list")
        case .unplacedHint:
            "Databases renumber, join and remove episodes. Nothing you noted is lost. Say which episode it is now, and it counts again."
        case .untitled: "An episode without a title"
        case .seenOn: "seen {day}"
        case .isNow: "It is now"
        case .place: "Save"
        case .lengthUnknown: "How many episodes this season has is not known, so there may be fewer or more."
        case .episodeStars: "My stars for its episodes"
        case .asTable: "As a table"
        case .upNextEmpty: "Nothing to go on with"
        case .upNextEmptyHint: "Mark an episode of a show as seen, and the one after it stands here."
        case .upNextFind: "Find a show"
        case .coming: "Still to come"
        case .allUpNext: "All shows I am watching"
        case .backToShow: "Back to the show"
        case .newThisWeek: "New this week"
        case .nextDays: "In the next days"
        case .newNone: "Nothing new this week, as of {day}"
        case .newUnknown: "On which days new episodes come is not known yet."
        case .newMore: .plural(one: "{count} more episode", other: "{count} more episodes")
        case .asOf: "As of {day}"
        case .listedOf: "days are known of {listed} of {count} shows"
        }
    }
}
