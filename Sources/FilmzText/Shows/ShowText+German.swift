extension ShowText {
    public var german: Message {
        switch self {
        case .seasons: "Staffeln"
        case .season: "Staffel {number}"
        case .specials: "Specials"
        case .seasonCount: .plural(one: "{count} Staffel", other: "{count} Staffeln")
        case .episodeCount: .plural(one: "{count} Folge", other: "{count} Folgen")
        case .years: "{first}–{last}"
        case .range: "{first} – {last}"
        case .number: "S{season} F{episode}"
        case .special: "Special {episode}"
        case .episode: "Folge {episode}"
        case .episodes: "Folgen"
        case .upNext: "Als Nächstes"
        case .first: "Beginne mit"
        case .next: "Nächste Folge"
        case .logNext: "{episode} abhaken"
        case .more: "Wann, wo, Sterne"
        case .comes: "kommt am {day}"
        case .announced: "Tag noch nicht bekannt"
        case .isNew: "Neu"
        case .allSeen: "Alle gesehen"
        case .caughtUp: "Du hast alles gesehen, was es gibt, soweit wir wissen."
        case .notBegun: "Nicht begonnen"
        case .seenOf: "{seen} von {count} gesehen"
        case .seenSome: "{seen} gesehen"
        case .seenEpisodes: .plural(one: "{count} Folge gesehen", other: "{count} Folgen gesehen")
        case .pause: "Pausieren"
        case .stop: "Aufhören"
        case .takeUp: "Weitersehen"
        case .startOver: "Von vorn beginnen"
        case .paused: "Pausiert"
        case .stopped: "Aufgehört"
        case .stopTitle: "Mit dieser Serie aufhören"
        case .stopHint: "Was du gesehen hast, bleibt. Die Serie steht nicht mehr unter „Als Nächstes“."
        case .mark: "Als gesehen markieren: {episode}"
        case .unmark: "„Gesehen“ zurücknehmen: {episode}"
        case .markSeason: "{season} als gesehen markieren"
        case .markUpTo: "Alles bis hier markieren"
        case .markAll: "Ich habe alles gesehen"
        case .absolute: "Nr. {number} von allen"
        case .iAmAt: "Ich habe alles gesehen bis"
        case .iAmAtExample: "S2F5 oder 18"
        case .markThat: "Markieren"
        case .markTitle: "Folgen als gesehen markieren"
        case .markCount:
            .plural(one: "{count} Folge ist noch nicht markiert.", other: "{count} Folgen sind noch nicht markiert.")
        case .markNothing: "Sie sind alle als gesehen markiert oder noch nicht erschienen."
        case .asAired: "Wie erstmals gezeigt"
        case .markButton: .plural(one: "{count} Folge markieren", other: "{count} Folgen markieren")
        case .former: "war {episode}"
        case .unplaced:
            .plural(
                one: "{count} gesehene Folge steht nicht mehr in der Liste",
                other: "{count} gesehene Folgen stehen nicht mehr in der Liste")
        case .unplacedHint:
            "Datenbanken nummerieren Folgen um, fassen sie zusammen und entfernen sie. Was du notiert hast, bleibt. Sag, welche Folge es jetzt ist, dann zählt sie wieder."
        case .untitled: "Eine Folge ohne Titel"
        case .seenOn: "gesehen {day}"
        case .isNow: "Jetzt ist es"
        case .place: "Speichern"
        case .lengthUnknown: "Wie viele Folgen diese Staffel hat, ist nicht bekannt; es können weniger oder mehr sein."
        case .episodeStars: "Meine Sterne für die Folgen"
        case .asTable: "Als Tabelle"
        case .upNextEmpty: "Nichts zum Weitersehen"
        case .upNextEmptyHint: "Markiere eine Folge einer Serie als gesehen, dann steht hier die nächste."
        case .upNextFind: "Eine Serie finden"
        case .coming: "Kommt noch"
        case .allUpNext: "Alle Serien, die ich sehe"
        case .backToShow: "Zurück zur Serie"
        case .newThisWeek: "Neu diese Woche"
        case .nextDays: "In den nächsten Tagen"
        case .newNone: "Diese Woche nichts Neues, Stand: {day}"
        case .newUnknown: "An welchen Tagen neue Folgen kommen, ist noch nicht bekannt."
        case .newMore: .plural(one: "{count} weitere Folge", other: "{count} weitere Folgen")
        case .asOf: "Stand: {day}"
        case .listedOf: "Tage sind von {listed} von {count} Serien bekannt"
        }
    }
}
