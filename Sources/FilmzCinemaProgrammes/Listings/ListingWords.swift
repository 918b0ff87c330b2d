/// Words on cinemas' pages that are not titles or make a time ambiguous. All are folded.
enum ListingWords {
    /// Whether a word is one that is common next to times and on links, and does not name a film.
    static func isGeneric(_ word: String) -> Bool { generic.contains(word) }

    /// Whether a text is a label above the times of a film, and not its title.
    static func isLabel(_ text: String) -> Bool { labels.contains(text.filter(\.isLetter)) }

    private static let labels: Set = [
        "tickets", "showtimes", "showings", "screenings", "screeningtimes", "times", "spielzeiten", "vorstellungen",
        "termine", "spieltermine", "seances", "horaires", "orari", "horarios", "sesiones", "tijden", "voorstellingen",
        "forestillinger", "spilletider", "buytickets", "booktickets", "booknow", "kartenkaufen", "dates",
        "datesandtimes",
    ]

    /// Whether a word before a time or a day means that it is not the start of a screening, or not on this day alone.
    static func makesAmbiguous(_ word: String) -> Bool { ambiguous.contains(word) }

    /// Whether a word between two days or times makes them a span.
    static func isConnector(_ word: String) -> Bool { connectors.contains(word) }

    private static let ambiguous: Set = [
        "ab", "from", "until", "till", "til", "bis", "seit", "since", "fino", "hasta", "desde", "dal", "dalle",
        "depuis",
        "jusqu", "jusqua", "vanaf", "tot", "fra", "through", "starts", "starting", "open", "opens", "opening", "doors",
        "door", "einlass", "kasse", "kassenoffnung", "geoffnet", "offnet", "box", "office", "ends", "ending", "ende",
        "fin", "fine", "dauer", "lange", "laufzeit", "runtime", "duration", "duree", "length", "durata", "duracion",
        "closes", "closed", "geschlossen", "bar", "cafe", "apertura", "ouverture", "stand", "updated", "zuletzt",
        "aktualisiert", "posted", "published", "uge", "before", "vor", "after", "nach", "taglich", "daily", "weekly",
    ]

    private static let connectors: Set = [
        "bis", "to", "till", "until", "and", "und", "u", "et", "og", "och", "e", "y", "en",
    ]

    private static let generic: Set<String> = {
        let words = """
            tickets ticket buy book booking now karten karte kaufen buchen reservieren reservierung online billets billet \
            reserver achat acheter biglietti biglietto acquista entradas entrada comprar reservar kaarten koop bestel \
            bilety kup liput osta boka biljetter bestill billetter kob info infos information more mehr details detail \
            read weiter weiterlesen plus savoir trailer teaser video zum zur film filme films movie movies event events \
            show shows showing showings showtimes times spielzeiten spielzeit vorstellung vorstellungen seances horaires \
            programm programme program programma cartelera heute today morgen tomorrow demain oggi domani hoy vandaag \
            idag alle all tous toutes next previous back zuruck home start kontakt contact impressum datenschutz privacy \
            about uber us newsletter login anmelden suche search menu kino cinema theatre theater cine bioscoop sold out \
            ausverkauft complet esaurito agotado uitverkocht udsolgt utsolgt loppuunmyyty cancelled canceled abgesagt \
            entfallt annule annulee annullato cancelado afgelast aflyst avlyst peruttu omu ov omeu of df vo vost vostfr vf \
            vose d e f 2d 3d 4dx imax dolby atmos 35mm 70mm saal screen hall sala salle zaal sal sali salon auditorium uhr \
            h am pm a m p kl klo at um the in im on the and und mit fsk ab english german deutsch subtitled untertitel the
            """
        return Set(words.split(separator: " ").map(String.init))
    }()

    static let soldOut: Set = [
        "ausverkauft", "complet", "esaurito", "agotado", "uitverkocht", "udsolgt", "utsolgt", "slutsalt",
        "loppuunmyyty",
        "sold out",
    ]
}
