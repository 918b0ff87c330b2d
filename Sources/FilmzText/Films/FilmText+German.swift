extension FilmText {
    public var german: Message {
        switch self {
        case .directedBy: "Regie: {people}"
        case .createdBy: "Idee: {people}"
        case .perEpisode: "{length} pro Folge"
        case .edit: "Bearbeiten"
        case .actions: "Was du mit diesem Film tun kannst"
        case .watchlist: "Merkliste"
        case .markSeen: "Als gesehen markieren"
        case .seenAgain: "Noch mal gesehen"
        case .seenTimes: .plural(one: "Gesehen", other: "{count}-mal gesehen")
        case .favourite: "Favorit"
        case .plot: "Handlung"
        case .ownWords: "Mit Filmz’ eigenen Worten"
        case .keywords: "Stichwörter: {keywords}"
        case .scores: "Was andere sagen"
        case .imdb: "IMDb"
        case .rottenTomatoes: "Rotten Tomatoes"
        case .metacritic: "Metacritic"
        case .tmdb: "TMDb"
        case .scoreOfTen: "{score} von 10"
        case .scoreOfHundred: "{score} von 100"
        case .percent: "{score} %"
        case .votes: .plural(one: "{count} Stimme", other: "{count} Stimmen")
        case .awards: "Preise"
        case .headlineWins: .plural(one: "{count}-mal gewonnen: {name}", other: "{count}-mal gewonnen: {name}")
        case .headlineNominations: .plural(one: "{count}-mal nominiert: {name}", other: "{count}-mal nominiert: {name}")
        case .wins: .plural(one: "{count} Preis", other: "{count} Preise")
        case .nominations: .plural(one: "{count} Nominierung", other: "{count} Nominierungen")
        case .people: "Besetzung und Team"
        case .showAll: "Alle {count} zeigen"
        case .similar: "Das könnte dir auch gefallen"
        case .trailers: "Trailer"
        case .trailer: "Trailer"
        case .buy: "Kaufen"
        case .rent: "Leihen"
        case .soundtrack: "Soundtrack"
        case .book: "Buch"
        case .audiobook: "Hörbuch"
        case .makingOf: "Making-of"
        case .tickets: "Karten"
        case .facts: "Fakten"
        case .country: .plural(one: "Land", other: "Länder")
        case .language: .plural(one: "Sprache", other: "Sprachen")
        case .openOn: "Bei {site} öffnen"
        case .nothingKnown: "Über diesen Film ist noch wenig bekannt."
        case .newsComing: "Suche nach Neuerem …"
        case .newsLate: "Neueres lässt noch auf sich warten."
        case .showNews: "Zeigen, was inzwischen dazukam"
        case .showingKnown: "Hier steht, was wir schon wissen."
        case .keyHint: "Plakate, längere Handlungen und Trailer kommen von kostenlosen Diensten. {link}"
        case .keyHintLink: "Einen einrichten"
        case .hideKeyHint: "Diesen Hinweis nicht mehr zeigen"
        }
    }
}

extension RoleText {
    public var german: Message {
        switch self {
        case .director: "Regie"
        case .creator: "Idee"
        case .writer: "Drehbuch"
        case .actor: "Besetzung"
        case .composer: "Musik"
        case .cinematographer: "Kamera"
        case .editor: "Schnitt"
        case .producer: "Produktion"
        }
    }
}

extension FilmSourcesText {
    public var german: Message {
        switch self {
        case .title: "Woher das kommt"
        case .catalogue: "Katalog"
        case .byHand: "Von Hand hinzugefügt"
        case .elsewhere: "Eine Datei oder ein Dienst"
        case .providerAndAge: "{provider}, {age}"
        case .refresh: "Alle noch einmal fragen"
        case .answered: "Hat {age} geantwortet."
        case .notAsked: "Noch nicht gefragt."
        case .identified: "Über die Nummer dort gefunden."
        case .sure: "Über Titel, Jahr, Leute und Länge gefunden."
        case .confirmed: "Du hast gesagt, dass er es ist."
        case .uncertain: "Wir sind nicht sicher, welcher Film das bei {provider} ist. Ist es dieser?"
        case .unknown: "{provider} kennt diesen Film nicht."
        case .denied: "Du hast gesagt, dass es keiner von dort ist."
        case .noneOfThese: "Keiner davon"
        case .wrong: "Das ist der falsche Film"
        case .again: "Noch einmal suchen"
        }
    }
}

extension FactText {
    public var german: Message {
        switch self {
        case .title: "Titel"
        case .originalTitle: "Originaltitel"
        case .year: "Jahr"
        case .releaseDate: "Erscheinungstag"
        case .runtime: "Länge"
        case .genres: "Genres"
        case .directors: "Regie"
        case .cast: "Besetzung"
        case .countries: "Länder"
        case .languages: "Sprachen"
        case .certificate: "Freigabe"
        case .tagline: "Werbespruch"
        case .plot: "Handlung"
        case .keywords: "Stichwörter"
        case .poster: "Plakat"
        case .scores: "Wertungen"
        case .awards: "Preise"
        case .credits: "Mitwirkende"
        case .trailers: "Trailer"
        case .similar: "ähnliche Filme"
        case .offers: "Angebote"
        case .seasons: "Staffeln"
        }
    }
}

extension VerdictText {
    public var german: Message {
        switch self {
        case .title: "Mein Urteil"
        case .rating: "Meine Sterne"
        case .saveRating: "Sterne speichern"
        case .note: "Über den Film"
        case .addNote: "Etwas über den Film schreiben"
        case .editNote: "Ändern, was ich über den Film schrieb"
        case .noteHint: "Leere sie, um sie zu löschen."
        case .saveNote: "Speichern"
        case .saveAudience: "Speichern"
        case .fromProduct: "Von {product}"
        case .fromFile: "Aus einer Datei"
        }
    }
}

extension ViewingText {
    public var german: Message {
        switch self {
        case .title: "Wann ich ihn gesehen habe"
        case .all: "Alle {count} Einträge"
        case .edit: "Eintrag bearbeiten: {when}"
        case .remove: "Eintrag entfernen: {when}"
        case .with: "mit {people}"
        case .stopped: "Vor dem Ende aufgehört"
        case .stoppedAt: "In Minute {minute} aufgehört"
        case .again: "Schon einmal gesehen"
        case .markTitle: "Als gesehen markieren"
        case .editTitle: "Diesen Eintrag bearbeiten"
        case .when: "Wann"
        case .today: "Heute"
        case .yesterday: "Gestern"
        case .onDay: "An einem Tag"
        case .inMonth: "In einem Monat"
        case .inYear: "In einem Jahr"
        case .dontKnow: "Weiß nicht"
        case .day: "Tag"
        case .time: "Uhrzeit (wenn du magst)"
        case .month: "Monat"
        case .monthHint: "Jahr und Monat, wie 2011-07"
        case .year: "Jahr"
        case .place: "Wo"
        case .companions: "Mit wem"
        case .rating: "Sterne"
        case .note: "Über diesen Abend"
        case .rewatch: "Ich hatte ihn schon einmal gesehen"
        case .stoppedToggle: "Ich habe vor dem Ende aufgehört"
        case .stoppedCheck: "Nicht zu Ende gesehen"
        case .minute: "In welcher Minute"
        case .reason: "Warum"
        case .save: "Speichern"
        case .unseeTitle: "„Gesehen“ zurücknehmen"
        case .unseeWhich: "Welcher Eintrag soll weg? Du kannst es rückgängig machen."
        case .unseeNone: "Du hast diesen Film nicht als gesehen markiert."
        case .unseeButton: "Entfernen"
        case .backToFilm: "Zurück zum Film"
        }
    }
}

extension FilmFormText {
    public var german: Message {
        switch self {
        case .addTitle: "Selbst einen Film hinzufügen"
        case .editTitle: "Film bearbeiten"
        case .addHint:
            "Nötig ist nur der Titel. Lernt der Katalog den Film später kennen, ergänzt er den Rest, und deine Notizen bleiben."
        case .title: "Titel"
        case .originalTitle: "Originaltitel"
        case .year: "Jahr"
        case .runtime: "Länge in Minuten"
        case .directors: "Regie"
        case .genres: "Genres"
        case .commas: "Mehrere mit Kommas dazwischen"
        case .imdbID: "IMDb-Nummer"
        case .imdbHint: "Wie tt0111161, oder die Adresse der Seite des Films dort"
        case .add: "Film hinzufügen"
        case .save: "Speichern"
        case .remove: "Diesen Film entfernen"
        case .removeHint:
            "Er geht mit allem, was du über ihn gesagt hast, auch von deinen Listen. Das lässt sich rückgängig machen."
        }
    }
}
