extension ImportCommandText {
    public var german: Message {
        switch self {
        case .abstract:
            "Übernehmen, was ein anderes Produkt über dich weiß: Letterboxd, IMDb, Trakt, TV Time, Netflix, Kodi und andere, oder eine beliebige Tabelle."
        case .discussion:
            "Nimmt die Dateien so, wie du sie heruntergeladen hast, auch als ZIP und mehrere auf einmal. Zuerst steht da, was gefunden wurde. Was du schon hast, wird nicht noch einmal eingetragen; dieselben Dateien zweimal ändern nichts. Alles ist eine Änderung, die „filmz undo“ zurücknimmt."
        case .files: "Die Dateien."
        case .dryRun: "Nur sagen, was übernommen würde."
        case .yes: "Ohne Frage übernehmen."
        case .rule:
            "Was gilt, wo die Dateien etwas anderes sagen als du: mine (deins), theirs (ihres) oder both (beides)."
        case .meaning:
            "Was die Zeilen einer Datei bedeuten, die nur Filme nennt: seen (gesehen), watchlist (Merkliste), liked (Favoriten), list (Liste) oder nothing (nichts)."
        case .dates:
            "Was in Daten von Tabellen wie 4/5/2020 vorn steht: month-first (der Monat) oder day-first (der Tag). Was die anderen Daten der Tabelle verraten, wenn du nichts sagst."
        case .only:
            "Was aus einem Archiv von Filmz übernommen wird: seen, watchlist, lists oder rest; mehrmals für mehreres. Alles, wenn du nichts sagst."
        case .whoseArchive:
            "Das ist das Archiv von {name}. Sag, was davon auch deins ist: mit --only und seen, watchlist, lists oder rest, oder mehreren davon."
        case .zone:
            "Die Zeitzone, in der du warst, wenn die Dateien Zeitpunkte nennen: Europe/Vienna. Deine, wenn du nichts sagst."
        case .column:
            "Was eine Spalte einer Tabelle bedeutet, etwa When=watchedOn; mehrmals für mehrere Spalten, und When= für eine, die nicht übernommen wird. Die Bedeutungen: title, originalTitle, year, releaseDate, directors, kind, season, episode, episodeTitle, imdb, tmdb, tvdb, trakt, simkl, address, watchedOn, loggedOn, ratedOn, watchlistSince, addedOn, rating, ratingOfTen, review, note, rewatch, tags, place, companions, liked, times, position, status."
        case .columns: "Spalten: {columns}"
        case .columnsLeft: "Nicht übernommene Spalten: {columns}"
        case .noSuchColumn:
            "Keine Tabelle hat eine Spalte „{column}“. Schreibe ihren Kopf, wie er in der Datei steht, mit einer Bedeutung: „{column}=title“."
        case .dateOrder:
            "Kein Datum in {file} verrät, ob der Tag oder der Monat vorn steht; gelesen wird der Monat zuerst. Mit --dates day-first ist es der Tag."
        case .question: "Übernehmen? [y/N] "
        case .notAsked: "Nichts wurde geändert. Mit --yes wird es übernommen."
        case .nothingFound:
            "Nichts in diesen Dateien sagt etwas über Filme. Wähle sie so, wie du sie heruntergeladen hast."
        case .badZone: "Es gibt keine Zeitzone „{zone}“. Nenne eine wie Europe/Vienna."
        case .whatIsMeant:
            "{file} sagt nicht, was ihre Filme gemeinsam haben. Füge --meaning mit {meanings} hinzu."
        case .unreadable: "{file} ist nicht zu lesen ({reason}). Nenne eine andere Datei."
        case .known: .plural(one: "{count} Film ist bekannt", other: "{count} Filme sind bekannt")
        case .own:
            .plural(
                one: "{count} Film ist hier nicht bekannt und wird ein eigener",
                other: "{count} Filme sind hier nicht bekannt und werden eigene")
        case .doubtful:
            .plural(
                one: "{count} Film ist zweifelhaft und bleibt weg:",
                other: "{count} Filme sind zweifelhaft und bleiben weg:")
        case .doubtfulOption:
            "Was aus zweifelhaften Filmen wird: leave (bleiben weg) oder own (werden deine eigenen)."
        case .doubtfulHint:
            "Mit --doubtful own werden sie deine eigenen; die Seite der Importe fragt nach jedem einzeln."
        case .lists: .plural(one: "{count} Liste", other: "{count} Listen")
        case .wouldChange: .plural(one: "{count} davon würde sich ändern", other: "{count} davon würden sich ändern")
        case .differences:
            .plural(
                one: "{count} Unterschied: Dort sagen die Dateien etwas anderes als du. Was gilt, sagt --rule",
                other: "{count} Unterschiede: Dort sagen die Dateien etwas anderes als du. Was gilt, sagt --rule")
        case .taken: .plural(one: "{count} Film übernommen", other: "{count} Filme übernommen")
        case .takenNothing: "Du hast das alles schon, nichts wurde geändert."
        case .takenNothingInDoubt: "Nichts wurde geändert. Bis auf das Zweifelhafte hast du das alles schon."
        case .notKept:
            "Die Dateien werden nicht aufgehoben, weil für weitere kein Platz ist. Entferne auf der Seite der Importe einige, die du nicht übernommen hast."
        case .titleHead: "TITEL"
        case .perhapsHead: "VIELLEICHT"
        }
    }
}
