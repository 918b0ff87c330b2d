extension ExportCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Nimm alles mit, was du mit Filmen hast."
        case .discussion:
            "In einem Archiv ist alles, und „filmz import“ nimmt es wieder auf, in diesem Filmz oder einem anderen. Die anderen Formate sind für andere Produkte (letterboxd, imdb, trakt), für Tabellenprogramme (csv) und zum Lesen (diary, page); danach steht da, was fehlt. In keiner Datei ist ein Passwort oder etwas von jemand anderem."
        case .format: "Als was: {formats}."
        case .file: "Die Datei, die es noch nicht geben darf. Nennst du keine, heißt sie nach dem Tag."
        case .written: "{file} ist geschrieben."
        case .exists: "Eine Datei dieses Namens gibt es schon. Nenne eine andere."
        case .unwritable: "Die Datei kann nicht geschrieben werden ({reason}). Nenne eine andere oder schaffe Platz."
        }
    }
}
