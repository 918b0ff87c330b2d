extension ProblemText {
    public var german: Message {
        switch self {
        case .noSuchFilm: "Diesen Film kennen wir nicht."
        case .noSuchViewing: "Dieser Eintrag ist nicht mehr da. Vielleicht wurde er entfernt."
        case .noSuchList: "Diese Liste ist nicht mehr da. Vielleicht wurde sie entfernt."
        case .notOnList: "Dieser Film steht nicht mehr auf der Liste. Sieh sie dir noch einmal an."
        case .listFull:
            .plural(one: "Eine Liste hat Platz für {count} Film.", other: "Eine Liste hat Platz für {count} Filme.")
        case .tooManyLists:
            .plural(
                one: "Es ist Platz für {count} Liste. Entferne zuerst eine.",
                other: "Es ist Platz für {count} Listen. Entferne zuerst eine.")
        case .noSuchEpisode: "Soweit wir wissen, hat diese Serie keine solche Folge."
        case .episodeHasPlace: "Diese Folge steht in der Liste, hat also schon ihren Platz."
        case .tooManyEpisodes:
            .plural(
                one: "Nur {count} Folge kann auf einmal markiert werden.",
                other: "Höchstens {count} Folgen können auf einmal markiert werden. Bitte geh Staffel für Staffel vor.")
        case .noSuchTag: "Dieses Stichwort benutzt du nicht mehr."
        case .tooManyTags:
            .plural(
                one: "Es ist Platz für {count} Stichwort. Lege zuerst welche zusammen.",
                other: "Es ist Platz für {count} verschiedene Stichwörter. Lege zuerst welche zusammen.")
        case .tagMissing: "Schreib das Stichwort."
        case .tagMalformed: "Ein Stichwort hat kein Komma; Kommas stehen zwischen Stichwörtern."
        case .tooManyOnOne: .plural(one: "Höchstens {count} Stichwort.", other: "Höchstens {count} Stichwörter.")
        case .noSuchTheatre: "Diesem Kino folgst du nicht mehr."
        case .noSuchShowtime: "Das Kino kündigt diese Vorstellung nicht mehr an."
        case .tooManyTheatres:
            .plural(
                one: "Es ist Platz für {count} Kino. Entfern zuerst eines.",
                other: "Es ist Platz für {count} Kinos. Entfern zuerst eines.")
        case .theatreNameMissing: "Schreib, wie das Kino heißt."
        case .theatrePageMissing: "Füg die Adresse der Seite oder des Kalenders ein."
        case .theatrePageMalformed: "Füg die ganze Adresse ein; sie beginnt mit https://."
        case .timeZoneMalformed: "Wähl die Zeitzone aus der Liste."
        case .countryMalformed: "Schreib das Land mit seinen zwei Buchstaben, etwa AT."
        case .locationMalformed: "Schreib den Ort als Grad Nord und Ost, etwa 48.21,16.37."
        case .noSuchShare: "Diesen Link gibt es nicht mehr. Vielleicht ist er abgelaufen oder wurde zurückgenommen."
        case .tooManyShares:
            .plural(
                one: "Es ist Platz für {count} Link. Nimm zuerst einen zurück.",
                other: "Es ist Platz für {count} Links. Nimm zuerst einen zurück.")
        case .tooManyAddresses:
            .plural(
                one: "Dieser Link hat {count} Adresse, mehr kann er nicht haben. Mach stattdessen einen neuen Link.",
                other: "Dieser Link hat {count} Adressen, mehr kann er nicht haben. Mach stattdessen einen neuen Link.")
        case .daysMalformed: "Wähle, wie lange der Link gilt, höchstens zehn Jahre."
        case .passPhraseMalformed: "Nimm mindestens 8 Zeichen."
        case .listByRule: "Die Filme einer Liste mit Regel kommen von selbst. Ändere stattdessen ihre Regel."
        case .listNameMissing: "Jede Liste braucht einen Namen."
        case .listRuleMissing: "Sag, welche Filme auf die Liste gehören."
        case .toldByMissing: "Schreib dazu, wer dir davon erzählt hat."
        case .wordsNotUnderstood: "Was „{words}“ hier bedeutet, wissen wir nicht. Lass es weg oder sag es anders."
        case .listRuleMalformed:
            "Diese Regel verstehen wir nicht. Nenne Bedingungen, zum Beispiel: französisch, vor 1970, ungesehen"
        case .nothingToUndo:
            "Hier lässt sich nichts mehr rückgängig machen. Die Änderung ist zu alt, oder seitdem hat sich etwas geändert."
        case .notYours:
            "Diesen Film hat jemand anders hinzugefügt; nur diese Person kann ihn bearbeiten oder entfernen."
        case .filmOfOthers: "Jemand anders hier hat etwas mit diesem Film, deshalb bleibt er."
        case .filmInUse:
            "Du hast diesen Film weitergegeben oder willst ihn im Kino sehen. Nimm das zuerst zurück, dann entferne den Film."
        case .ownersOnly: "Das gilt hier für alle; nur wer dieses Filmz betreibt, kann das entscheiden."
        case .notAddedByHand:
            "Bearbeiten lassen sich nur Filme, die von Hand hinzugefügt wurden; entfernen nur diese und Filme, die kein Katalog hat."
        case .setElsewhere: "Das wird dort eingestellt, wo Filmz gestartet wird, und lässt sich nur dort ändern."
        case .importElsewhere:
            "Von anderswo werden gerade Filme heruntergeladen oder importiert, vielleicht auf der Kommandozeile. Warte, bis das fertig ist, und versuch es dann noch einmal."
        case .conditionsNotAccepted:
            "Lies zuerst die Bedingungen von IMDb und nimm sie an; ohne das wird nichts heruntergeladen."
        case .keyMissing: "Füge zuerst den Schlüssel ein."
        case .keyMalformed:
            "Das sieht nicht nach einem Schlüssel aus. Füge ihn so ein, wie du ihn bekommen hast, ohne Leerzeichen."
        case .titleMissing: "Jeder Film braucht einen Titel."
        case .queryMissing: "Gib einen Titel oder einen Namen ein."
        case .viewingMissing: "Wähle, welcher Eintrag."
        case .whenMissing: "Wähle, wann du ihn gesehen hast. „Weiß nicht“ geht auch."
        case .seenDayMissing: "Wähle den Tag, an dem du ihn gesehen hast."
        case .seenMonthMissing: "Wähle den Monat, in dem du ihn gesehen hast."
        case .seenYearMissing: "Schreib das Jahr, in dem du ihn gesehen hast, wie 2011."
        case .fieldMissing: "Bitte füll das aus."
        case .tooLong: .plural(one: "Höchstens {count} Zeichen.", other: "Höchstens {count} Zeichen.")
        case .tooMany: .plural(one: "Höchstens {count} Name.", other: "Höchstens {count} Namen.")
        case .yearMalformed: "Schreib das Jahr mit vier Ziffern, wie 1994."
        case .yearTooEarly: "Filmz kennt Filme ab {year}."
        case .yearTooLate: "Filmz kennt Jahre bis {year}."
        case .notYet: "Das kommt erst noch. Wähle heute oder früher."
        case .runtimeMalformed: "Schreib die Länge in Minuten, wie 142."
        case .imdbMalformed: "Eine IMDb-Nummer sieht aus wie tt0111161. Lass das Feld leer, wenn du sie nicht weißt."
        case .dayMalformed: "Wähle einen Tag, den es im Kalender gibt."
        case .monthMalformed: "Wähle einen Monat, geschrieben wie 2011-07."
        case .ratingMalformed: "Wähle einen halben bis fünf Sterne."
        case .audienceMalformed: "Wähle aus den gezeigten Gruppen."
        case .keepMalformed: "Wähle, wie viele Backups behalten werden, von 1 bis 100."
        case .minuteMalformed: "Schreib die Minute als Zahl, wie 45."
        case .fieldMalformed: "Das konnten wir nicht lesen. Bitte versuch es noch einmal."
        case .noteChanged:
            "Diese Notiz hat inzwischen jemand geändert. Sieh nach, was dort steht, und sag noch einmal, was du willst."
        }
    }
}
