extension ImportText {
    public var german: Message {
        switch self {
        case .title: "Importieren"
        case .intro:
            "Hol deine Filme von anderswo. Du siehst, was gefunden wurde, bevor sich etwas ändert, und kannst alles zurücknehmen."
        case .files: "Dateien"
        case .filesHint:
            "So, wie du sie heruntergeladen hast, auch als ZIP und mehrere auf einmal. Am Computer kannst du sie hierher ziehen."
        case .read: "Dateien lesen"
        case .titles: "Oder Titel, einer pro Zeile"
        case .titlesHint: "Zum Beispiel „Heat (1995)“. Filmz fragt, ob du sie gesehen hast."
        case .readTitles: "Titel lesen"
        case .link: "Aus Letterboxd, IMDb, Trakt, TV Time importieren"
        case .linkHint: "Dein Tagebuch, deine Sterne, Notizen und Merkliste von anderswo."
        case .welcome: "Kommst du von Letterboxd, IMDb, Trakt oder TV Time?"
        case .bringAlong: "Bring deine Filme mit."
        case .comingFrom: "So bekommst du deine Dateien"
        case .letterboxd: "Letterboxd"
        case .letterboxdWay:
            "Öffne auf letterboxd.com die Einstellungen (Settings), dann Data. Wähle „Export your data“. Gib Filmz das ZIP, wie es ist."
        case .imdb: "IMDb"
        case .imdbWay:
            "Öffne auf imdb.com deine Bewertungen, deine Merkliste oder eine Liste. Wähle in ihrem Menü Export, und warte, bis die Datei auf der Seite der Exporte bereit ist. Gib Filmz alle diese Dateien auf einmal."
        case .trakt: "Trakt"
        case .traktWay:
            "Öffne auf trakt.tv die Einstellungen (Settings), dann Data. Verlange einen Export, und warte auf ihn. Gib Filmz das ZIP, wie es ist."
        case .tvTime: "TV Time"
        case .tvTimeWay:
            "TV Time wurde im Juli 2026 geschlossen. Hast du vorher deine Daten verlangt, so hast du ein ZIP mit Tabellen. Gib es Filmz, wie es ist; was andere darin von dir wissen, wird nicht gelesen."
        case .others: "Netflix, Kodi und andere"
        case .othersWay:
            "Öffne auf netflix.com dein Konto, und verlange deine persönlichen Daten; im ZIP steht, was du gesehen hast. Öffne in Kodi Einstellungen, Medien, Bibliothek, und exportiere sie in eine einzige Datei. Speichere, was MediaTracker unter /api/items antwortet. Was Simkl, Watcharr, Ryot, Yamtrack, Criticker, iCheckMovies, MovieLens und TMDb exportieren, wird so gelesen, wie es ist, und jedes CSV mit einer Spalte für Titel."
        case .earlier: "Deine Importe"
        case .notTaken: "Nicht übernommen"
        case .takenOn: "Übernommen am {day}"
        case .full: "Für mehr Dateien ist kein Platz. Entferne einige, die du nicht übernommen hast."
        case .nothingFound:
            "Nichts in diesen Dateien sagt etwas über Filme. Wähle die Dateien so, wie du sie heruntergeladen hast."
        case .rows: .plural(one: "{count} Zeile", other: "{count} Zeilen")
        case .lists: .plural(one: "{count} Liste", other: "{count} Listen")
        case .newFilms: .plural(one: "{count} neuer Film", other: "{count} neue Filme")
        case .changed: .plural(one: "{count} Film bekommt mehr", other: "{count} Filme bekommen mehr")
        case .already: .plural(one: "{count} Film ist schon da", other: "{count} Filme sind schon da")
        case .own: .plural(one: "{count} eigener Film", other: "{count} eigene Filme")
        case .doubtful: .plural(one: "{count} Film ist zweifelhaft", other: "{count} Filme sind zweifelhaft")
        case .doubtfulHint:
            "Wähle, welcher Film gemeint ist. Filmz merkt es sich für alle Dateien, die noch kommen. Was du später entscheidest, bleibt jetzt weg."
        case .ownHint:
            "Niemand hier kennt sie, also werden es deine eigenen. Kennst du einen davon unter einem anderen Titel, suche danach."
        case .decided:
            .plural(one: "{count} Film, den du entschieden hast", other: "{count} Filme, die du entschieden hast")
        case .find: "Danach suchen"
        case .foundHint: "Filmz merkt sich, was du wählst, für alle Dateien, die noch kommen."
        case .ownChoice: "Keiner davon: als meinen eigenen hinzufügen"
        case .leaveOut: "Weglassen"
        case .later: "Später entscheiden"
        case .save: "Diese Wahl speichern"
        case .restOwn: "Alle übrigen als meine eigenen hinzufügen"
        case .more: .plural(one: "{count} weiterer folgt.", other: "{count} weitere folgen.")
        case .daysRight:
            .plural(one: "{count} Tag wird richtiggestellt", other: "{count} Tage werden richtiggestellt")
        case .daysRightHint:
            "Ein früheres Filmz hat Tag und Monat verwechselt oder den Tag nicht lesen können. Was du seither geändert hast, bleibt, wie es ist."
        case .otherDaysRight:
            .plural(
                one: "{count} Tag von Sternen, der Merkliste oder Favoriten wird richtiggestellt",
                other: "{count} Tage von Sternen, der Merkliste oder Favoriten werden richtiggestellt")
        case .moved:
            .plural(
                one: "{count} Sichtung kommt zu ihrer Serie", other: "{count} Sichtungen kommen zu ihren Serien")
        case .newStars:
            .plural(one: "An {count} Stelle kommen Sterne dazu", other: "An {count} Stellen kommen Sterne dazu")
        case .readBetter:
            "Filmz hat besser lesen gelernt, seit diese übernommen wurden. Sieh nach, ob es etwas richtigstellt."
        case .conflicts: .plural(one: "{count} Unterschied", other: "{count} Unterschiede")
        case .conflictsHint: "Hier sagen die Dateien etwas anderes als du."
        case .moreConflicts: .plural(one: "Und {count} weiterer.", other: "Und {count} weitere.")
        case .mine: "Meins"
        case .theirs: "Ihres"
        case .rule: "Wo die Dateien etwas anderes sagen"
        case .ruleMine: "Meins behalten"
        case .ruleTheirs: "Ihres nehmen"
        case .ruleBoth: "Beide Texte behalten, und meine Sterne"
        case .meaning: "Was haben die Filme in {file} gemeinsam?"
        case .seen: "Ich habe sie gesehen"
        case .watchlist: "Ich möchte sie sehen"
        case .liked: "Es sind meine Favoriten"
        case .list: "Sie sind eine Liste mit diesem Namen"
        case .nothing: "Nichts; nur das andere übernehmen"
        case .topics: "Was aus dem Archiv übernommen wird"
        case .ofAnother: "Das ist das Archiv von {name}. Was davon ist auch deins?"
        case .ofAnotherHint: "Solange du es nicht sagst, wird nichts davon übernommen."
        case .topicSeen: "Was gesehen wurde, mit Sternen, Notizen, Favoriten und Schlagwörtern"
        case .topicWatchlist: "Die Merkliste"
        case .topicLists: "Listen"
        case .topicRest: "Kinos, Dienste, Empfehlungen und frühere Importe"
        case .take: "Übernehmen"
        case .takeHint:
            "Alles zusammen ist eine Änderung, die du hier zurücknehmen kannst, bis du diesen Import entfernst."
        case .again: "Übernehmen, was neu ist"
        case .tookIn: .plural(one: "{count} Film wurde übernommen.", other: "{count} Filme wurden übernommen.")
        case .tookLists: "Die Listen sind übernommen."
        case .tookNothing: "Du hattest das alles schon."
        case .readingFiles: "Die Dateien werden gelesen …"
        case .taking:
            .plural(one: "{done} von {count} Film ist fertig.", other: "{done} von {count} Filmen sind fertig.")
        case .goesOn: "Du kannst diese Seite verlassen; es geht weiter."
        case .showProgress: "Zeigen, wie weit es ist"
        case .failed: "Das ließ sich nicht übernehmen, und nichts wurde geändert. Versuche es noch einmal."
        case .undoFilms: "Einzelne Filme zurücknehmen"
        case .remove: "Diesen Import entfernen"
        case .removeHint: "Entfernt die Dateien hier. Was übernommen wurde, bleibt."
        }
    }
}
