extension ReceivedText {
    public var german: Message {
        switch self {
        case .title: "Bekommen"
        case .all: "Alle bekommenen"
        case .takeIn: "Eine aufnehmen"
        case .newCount: .plural(one: "{count} neue", other: "{count} neue")
        case .nothing: "Noch nichts bekommen"
        case .nothingHint:
            "Wenn dir jemand aus seinem Filmz einen Film weitergibt, öffne den Link und wähle „Auf meine Liste“."
        case .somebody: "Jemand"
        case .recommends: "{name} empfiehlt"
        case .recommendation: "Eine Empfehlung"
        case .films: .plural(one: "{count} Film", other: "{count} Filme")
        case .theirNote: "Notiz dazu"
        case .openTheirs: "Bei {host} öffnen"
        case .isNew: "Neu"
        case .isAccepted: "Angenommen"
        case .isDeclined: "Abgelehnt"
        case .acceptedOn: "Am {day} hast du das angenommen."
        case .declinedOn: "Am {day} hast du das abgelehnt."
        case .keptHint: "Du kannst es dir noch anders überlegen."
        case .sure: .plural(one: "{count} Film", other: "{count} Filme")
        case .doubtful: .plural(one: "Welcher Film ist gemeint?", other: "{count} Filme sind zweifelhaft")
        case .unknown: .plural(one: "{count} Film ist hier unbekannt", other: "{count} Filme sind hier unbekannt")
        case .unknownHint: "Angekreuzte werden eigene Filme, mit dem, was geschickt wurde."
        case .none: "Keiner davon"
        case .more:
            .plural(
                one: "{count} Film steht auf einer anderen Seite. Er kommt mit, wenn Filmz ihn sicher kennt.",
                other: "{count} Filme stehen auf anderen Seiten. Die Filmz sicher kennt, kommen mit.")
        case .next: "Nächste Filme"
        case .before: "Vorige Filme"
        case .lookUp: "Filme zeigen"
        case .accept: "Auf meine Merkliste"
        case .asList: "Als eigene Liste"
        case .asListHint:
            "Als eigene Liste behält sie Namen, Reihenfolge und was zu den Filmen gesagt wird. Auch Filme, die du gesehen hast, kommen mit."
        case .keep: "Für später behalten"
        case .decline: "Nein, danke"
        case .nameHint: "Bleibt beim Film, damit du dich bedanken kannst. Du kannst es auch leer lassen."
        case .nothingChosen: "Wähle zuerst mindestens einen Film."
        case .newTitle: "Eine Empfehlung aufnehmen"
        case .fromLink: "Von einem Link"
        case .fromLinkHint:
            "Füge den Link ein, den du bekommen hast. Filmz fragt diese Adresse einmal und zeigt, was es bekommt, bevor sich etwas ändert."
        case .link: "Link"
        case .fetch: "Holen"
        case .fromFile: "Aus einer Datei"
        case .file: "Datei einer Empfehlung"
        case .read: "Datei lesen"
        case .unreadable:
            "Das ist keine Empfehlung, die Filmz lesen kann, oder ein Teil fehlt. Lass sie dir noch einmal schicken."
        case .tooNew:
            "Ein neueres Filmz hat diese Empfehlung gemacht. Aktualisiere zuerst dieses und versuch es dann noch einmal."
        case .tooLarge: "Diese Empfehlung ist länger als alle, die Filmz verschickt. Sie wurde nicht gelesen."
        case .tooManyFilms:
            "Diese Empfehlung hat mehr Filme, als auf eine Liste passen. Sie wurde nicht gelesen."
        case .noFilms: "Diese Empfehlung nennt keinen Film."
        case .full: "Für weitere Empfehlungen ist kein Platz. Beantworte zuerst einige der neuen."
        case .badAddress:
            "Das ist kein Link zu einer Empfehlung. Füge ihn ganz ein; er beginnt mit http:// oder https://."
        case .notAllowed:
            "Diese Adresse liegt nicht im Internet, sondern in einem Heimnetz, und niemand hat Filmz erlaubt, sie zu fragen. Wer dieses Filmz betreibt, kann das beim Start erlauben: --received-from HOST"
        case .unreachable:
            "An dieser Adresse antwortet niemand, oder nicht rechtzeitig. Versuch es später noch einmal, oder bitte um eine Datei."
        case .gone: "An dieser Adresse gibt es keine Empfehlung. Vielleicht wurde sie zurückgenommen."
        case .locked:
            "Dieser Link fragt nach einem Kennwort, das Filmz nicht geben kann. Öffne ihn im Browser, speicher dort „Für Filmz“, und nimm diese Datei hier auf."
        case .inReturn: "Etwas zurück weitergeben"
        case .inReturnHint: "Du suchst einen Film oder eine Liste aus und schickst den Link selbst an {name}."
        case .forSender: "Etwas für {name}"
        case .gotFrom: "Für „{title}“, von {name}."
        case .thanks: "Danke für „{title}“! Hier ist etwas zurück."
        case .searchFilm: "Einen Film suchen"
        case .yourFilms: "Filme, die du magst"
        case .yourLists: "Deine Listen"
        case .foundFilms: "Gefunden"
        case .noneFound: "Kein Film passt. Versuch es mit weniger Wörtern."
        }
    }
}
