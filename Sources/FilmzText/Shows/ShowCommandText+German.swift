extension ShowCommandText {
    public var german: Message {
        switch self {
        case .show: "Zeigen, wie weit du mit einer Serie bist, und ihre Folgen."
        case .showDiscussion:
            "Ohne --season stehen da die Staffeln. Folgen als gesehen markieren: filmz seen \"Severance\" s01e04."
        case .season: "Die Folgen dieser Staffel auflisten; 0 für Specials."
        case .pause: "Die Serie pausieren: Sie steht nicht mehr in filmz next."
        case .stop: "Mit der Serie aufhören und sagen, warum."
        case .takeUp: "Die Serie weitersehen."
        case .startOver: "Von vorn beginnen; was du gesehen hast, bleibt."
        case .paused: "{film} ruht"
        case .stopped: "Mit {film} hast du aufgehört"
        case .takenUp: "Mit {film} geht es weiter"
        case .startedOver: "{film} beginnt wieder von vorn"
        case .onlyOne: "Gib nur eins von --pause, --stop, --take-up, --start-over und --place an."
        case .place: "Sagen, welche Folge eine jetzt ist, die nicht mehr in der Liste steht: ihre ID; dazu --at."
        case .at: "Die Folge, die es jetzt ist, etwa s02e05 oder 18."
        case .placeAt: "Gib --place und --at zusammen an."
        case .placed: "Was du notiert hast, steht jetzt bei {episode} von {film}"
        case .next: "Die nächsten Folgen der Serien auflisten, die du siehst."
        case .nextDiscussion: "Was jetzt zu sehen ist, kommt zuerst; die zuletzt gesehene Serie steht oben."
        case .new:
            "Die Folgen dieser Serien auflisten, die in den letzten sieben Tagen kamen oder in den nächsten kommen."
        case .soFar: .plural(one: "{film}: {count} Folge gesehen", other: "{film}: {count} Folgen gesehen")
        case .nextLine: "Als Nächstes: {episode}"
        case .nothingNext: "Soweit Filmz weiß, kommt nichts mehr."
        case .episodes:
            """
            Bei einer Serie: eine Folge wie s02e05, oder 18 für die 18. von allen; eine Doppelfolge wie s02e05e06; eine \
            Staffel wie s02; alles bis zu einer Folge wie ..s02e05 oder ..18; oder all.
            """
        case .noEpisodes: "„{text}“ nennt keine Folgen; schreib s02e05, 18, s02, ..s02e05 oder all."
        case .marked: "{episode} von {film} ist als gesehen markiert"
        case .markedEpisodes:
            .plural(
                one: "{count} Folge von {film} ist als gesehen markiert",
                other: "{count} Folgen von {film} sind als gesehen markiert")
        case .nothingToMark: "Sie sind alle als gesehen markiert oder noch nicht erschienen."
        case .notForSeveral: "Bei mehreren Folgen lässt sich nur --on sagen; das andere gilt für eine."
        case .number: "FOLGE"
        case .title: "TITEL"
        case .aired: "GEZEIGT"
        case .seen: "GESEHEN"
        case .episode: "NÄCHSTE"
        case .showHead: "SERIE"
        case .seasonHead: "STAFFEL"
        case .wasHead: "WAR"
        case .idHead: "ID"
        }
    }
}
