extension DownloadCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Die Daten von IMDb herunterladen, wenn du die Bedingungen von IMDb annimmst."
        case .discussion:
            "Zuerst werden die Bedingungen gezeigt, und nichts wird heruntergeladen, bevor du ja sagst; gib --accept-licence an, wo niemand gefragt werden kann. Alle Dateien zusammen haben etwa 1,8 GB; Titel und Wertungen allein, die einen Katalog ohne Leute ergeben, 230 MB: --only title.basics,title.ratings.\n\nDas lässt sich jederzeit abbrechen und geht da weiter, wo es aufhörte. Was sich seitdem nicht geändert hat, wird nicht noch einmal geholt."
        case .into: "Wohin die Dateien kommen (sonst: imdb-datasets im Datenordner)."
        case .only: "Nur diese Dateien herunterladen."
        case .acceptLicence: "Sagen, dass du die Bedingungen von IMDb gelesen hast und annimmst."
        case .from: "Von einem anderen Ort herunterladen, der dieselben Dateien hat."
        case .notice:
            "IMDb bietet diese Dateien nur für persönlichen, nicht kommerziellen Gebrauch an: Behalte sie und den Katalog daraus für dich, und nutze sie für kein Geschäft. Es gelten allein die Bedingungen von IMDb; lies sie zuerst:\n{address}\nInformation courtesy of IMDb (https://www.imdb.com). Used with permission."
        case .question: "Nimmst du sie an? [j/N]"
        case .yes: "ja"
        case .kept: "Was bisher ankam, bleibt; derselbe Befehl macht da weiter."
        case .downloaded:
            .plural(
                one: "{count} Datei nach {folder} heruntergeladen.",
                other: "{count} Dateien nach {folder} heruntergeladen.")
        case .downloadedSome:
            .plural(
                one: "{count} Datei nach {folder} heruntergeladen; {rest} waren unverändert.",
                other: "{count} Dateien nach {folder} heruntergeladen; {rest} waren unverändert.")
        case .makeCatalogue: "Mach daraus den Katalog mit: {command}"
        case .noAddress: "{text} ist keine Adresse zum Herunterladen; schreib sie wie https://datasets.imdbws.com/."
        case .wantedAddress: "eine Adresse wie https://datasets.imdbws.com/"
        case .noFile: "{text} ist keine Datei von IMDb; es gibt {files}."
        case .nothingWanted: "Es würde nichts heruntergeladen; nenne eine Datei."
        case .progress: "{file}  {size} MB"
        case .progressOf: "{file}  {size} von {total} MB"
        case .unreachable: "{host} ist nicht erreichbar; prüfe das Netz und versuch es noch einmal."
        case .cutShort:
            "Die Verbindung zu {host} ist abgebrochen; versuch es noch einmal, dann geht es da weiter, wo es aufhörte."
        case .refused:
            "{address} wurde abgelehnt (Status {status}); prüfe die Adresse oder versuch es später noch einmal."
        case .unexpected:
            "{address} ist nicht die richtige Datei; prüfe die Adresse und ob dieses Netz eine Anmeldung will."
        case .tooLarge: "{address} hat mehr als {limit} MiB, mehr, als sie haben kann; prüfe die Adresse."
        case .notWritable:
            "{path} kann nicht geschrieben werden ({reason}); sieh nach, ob die Festplatte Platz hat und der Ordner dir gehört."
        }
    }
}
