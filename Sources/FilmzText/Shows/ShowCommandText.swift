/// `filmz show`, `filmz next` and the episodes of `filmz seen`.
public enum ShowCommandText: TextKey {
    case show, showDiscussion, season, pause, stop, takeUp, startOver, onlyOne
    case paused, stopped, takenUp, startedOver
    case next, nextDiscussion, new, soFar, nextLine, nothingNext
    case episodes, noEpisodes, marked, markedEpisodes, nothingToMark, notForSeveral
    case number, title, aired, seen, episode, showHead, seasonHead, wasHead, idHead
    case place, at, placeAt, placed

    public var english: Message {
        switch self {
        case .show: "Show how far you have come with a show, and its episodes."
        case .showDiscussion:
            "Without --season it lists the seasons. To mark episodes as seen: filmz seen \"Severance\" s01e04."
        case .season: "List the episodes of this season; 0 for specials."
        case .pause: "Pause the show: it leaves filmz next."
        case .stop: "Stop watching the show, and say why."
        case .takeUp: "Take the show up again."
        case .startOver: "Begin again from the start; what you saw before stays."
        case .paused: "{film} is paused"
        case .stopped: "You have stopped watching {film}"
        case .takenUp: "{film} goes on"
        case .startedOver: "{film} begins again from the start"
        case .onlyOne: "Give only one of --pause, --stop, --take-up, --start-over and --place."
        case .place: "Say which episode one is now that is no longer in the list, by its ID; needs --at."
        case .at: "The episode it is now, such as s02e05 or 18."
        case .placeAt: "Give --place and --at together."
        case .placed: "What you noted is with {episode} of {film} now"
        case .next: "List the next episodes of the shows you are watching."
        case .nextDiscussion: "Those that can be seen now come first, the show watched last at the top."
        case .new: "List the episodes of these shows that came out in the last seven days or come in the next seven."
        case .soFar: .plural(one: "{film}: {count} episode seen", other: "{film}: {count} episodes seen")
        case .nextLine: "Next: {episode}"
        case .nothingNext: "Nothing comes next, as far as Filmz knows."
        case .episodes:
            """
            Of a show: an episode such as s02e05, or 18 for the 18th of all; a double one such as s02e05e06; a season such \
            as s02; all up to an episode such as ..s02e05 or ..18; or all.
            """
        case .noEpisodes: "\"{text}\" names no episodes; write s02e05, 18, s02, ..s02e05 or all."
        case .marked: "{episode} of {film} is marked as seen"
        case .markedEpisodes:
            .plural(
                one: "{count} episode of {film} is marked as seen",
                other: "{count} episodes of {film} are marked as seen")
        case .nothingToMark: "All of these are marked as seen, or not out yet."
        case .notForSeveral: "Of several episodes only --on can be said; the others are for one."
        case .number: "EPISODE"
        case .title: "TITLE"
        case .aired: "AIRED"
        case .seen: "SEEN"
        case .episode: "NEXT"
        case .showHead: "SHOW"
        case .seasonHead: "SEASON"
        case .wasHead: "WAS"
        case .idHead: "ID"
        }
    }
}
