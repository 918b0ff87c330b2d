extension AMCCommandText {
    public var german: Message {
        switch self {
        case .films: "Filme auflisten, wie AMC es tut: die in seinen Kinos, oder eine andere seiner Listen."
        case .filmsDiscussion: "Eine Liste hat Seiten mit {size} Filmen."
        case .list: "Die Liste: {lists}."
        case .named: "Alle Filme von AMC, deren Titel diese Wörter haben."
        case .like: "Filme für zu Hause, die dem mit dieser Nummer ähnlich sind."
        case .page: "Die Seite, ab 1."
        case .noList: "AMC hat keine Liste „{text}“. Es gibt {lists}."
        case .film: "Einen Film zeigen, wie AMC ihn kennt."
        case .filmReference:
            "Der Film: AMCs Nummer, sein Name in AMCs Adressen, oder release: und AMCs Nummer einer Veröffentlichung."
        case .noFilm: "AMC hat keinen solchen Film; liste sie auf mit: filmz cinema films"
        case .theatre: "Ein Kino von AMC zeigen."
        case .theatreReference: "Das Kino: AMCs Nummer, oder sein Name in AMCs Adressen."
        case .all: "Alle Kinos von AMC."
        case .showing:
            "Die Kinos, die die Veröffentlichung mit dieser Nummer jetzt zeigen; filmz cinema films nennt sie."
        case .noTheatre: "AMC hat kein solches Kino; finde es mit: filmz cinema theatres --find Boston"
        case .showtimes: "Die Vorstellungen eines Kinos von AMC auflisten, ob du ihm folgst oder nicht."
        case .first: "Nur die erste Vorstellung des Films mit dieser Nummer."
        case .showtime: "Eine Vorstellung bei AMC zeigen."
        case .showtimeNumber: "AMCs Nummer der Vorstellung."
        case .noShowtime: "AMC hat keine solche Vorstellung; liste sie auf mit: filmz cinema showtimes"
        case .near: "Die Vorstellungen von AMC in der Nähe eines Ortes an einem Tag auflisten."
        case .place: "Grad nach Norden und Osten, etwa 39.1,-94.58; AMC erfährt sie, auf einen Kilometer gerundet."
        case .numberHead: "NUMMER"
        case .filmHead: "FILM"
        case .releasedHead: "ERSCHIENEN"
        case .releaseHead: "VERÖFFENTLICHUNG"
        case .slugHead: "NAME"
        case .dayHead: "TAG"
        case .timeHead: "ZEIT"
        case .priceHead: "PREIS"
        }
    }
}
