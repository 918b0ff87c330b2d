extension ShareCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Filme und Listen mit Links weitergeben, und Links zurücknehmen."
        case .discussion:
            "Ein Link zeigt einen Film oder eine Liste allen, die ihn haben. Er wird nur einmal ausgegeben."
        case .film: "Einen Link zu einem Film machen."
        case .list: "Einen Link zu einer Liste machen."
        case .show: "Deine Links zeigen, neueste zuerst."
        case .address: "Noch eine Adresse eines Links machen; die anderen gelten weiter."
        case .takeBack: "Einen Link zurücknehmen: Keine seiner Adressen gilt mehr."
        case .share: "Der Link: seine ID."
        case .stars: "Deine Sterne gehen mit."
        case .note: "Deine Notiz zum Film geht mit."
        case .notes: "Was du auf dieser Liste zu den Filmen sagst, geht mit."
        case .asSent: "Die Liste, wie sie jetzt ist; sonst wie sie beim Ansehen gerade ist."
        case .message: "Deine Nachricht."
        case .from: "Der Name, unter dem du es schickst."
        case .audience: "Für wen: {groups}."
        case .days: "Wie viele Tage er gilt; sonst, bis du ihn zurücknimmst."
        case .url: "Die Adresse deines Filmz, zum Beispiel https://films.example.org."
        case .made: "Schick das: {address} (ID {id})"
        case .madePath: "Schick das, mit der Adresse deines Filmz davor: {address} (ID {id})"
        case .done: "Der Link zu {name} ist zurückgenommen"
        case .isTakenBack: "zurückgenommen"
        case .publish: "Was du teilst, als einfache Seiten schreiben, die jeder Webserver senden kann."
        case .publishDiscussion:
            "Für ein Filmz, das andere nicht erreichen. Jeder Film und jede Liste bekommt einen Ordner, dessen Namen niemand erraten kann. Ruf den Befehl wieder auf, um die Seiten zu erneuern und zu entfernen, was abgelaufen ist oder zurückgenommen wurde; kopier den Ordner dann wieder auf den Server, und lass dabei auch löschen. Was nach einem Kennwort fragt, wird ausgelassen."
        case .folder: "Der Ordner für die Seiten. Andere Dateien darin bleiben, wie sie sind."
        case .folderURL:
            "Die Adresse, an der der Ordner stehen wird, zum Beispiel https://example.org/filme. Nur mit ihr zeigen Messenger Karten."
        case .badFolderURL:
            "Das ist keine Adresse eines Ordners; gib mit --url eine an wie https://example.org/filme, ohne ? und #."
        case .folderInUse: "Ein anderes filmz share publish schreibt gerade nach {path}; warte, bis es fertig ist."
        case .foreignFile:
            "{path} ist nicht von Filmz, deshalb wurde dort nichts geändert; verschieb es, oder nimm einen anderen Ordner."
        case .notWritten:
            "{path} kann nicht geschrieben werden; sieh nach, ob die Platte voll ist und ob es dir gehört, und versuch es dann noch einmal."
        case .published: "{name}: {address}"
        case .unpublished: "Entfernt: {name}"
        case .leftOut: "Ausgelassen, weil es nach einem Kennwort fragt: {name}"
        case .unknownFolder: "Unverändert, weil du es nicht von diesem Filmz aus teilst: {path}"
        case .nothingPublished:
            "Du teilst nichts, was einfache Seiten zeigen können; mach einen Link mit: filmz share film"
        case .noFolderURL:
            "Messenger zeigen zu diesen Seiten keine Karten; gib mit --url die Adresse an, an der der Ordner stehen wird."
        case .idHead: "ID"
        case .nameHead: "NAME"
        case .madeHead: "GEMACHT"
        case .openedHead: "GEÖFFNET"
        case .endHead: "ENDE"
        case .passPhrase:
            "Nach einem Kennwort fragen, das andere tippen müssen; es wird gelesen, ohne gezeigt zu werden, oder von der Standardeingabe."
        case .passPhraseFile: "Das Kennwort aus der ersten Zeile dieser Datei lesen."
        case .passPhrasePrompt: "Kennwort:"
        case .noPassPhrase: "Es gibt kein Kennwort zu lesen; nichts wurde geteilt."
        case .onePassPhrase: "Gib nur eines an: --pass-phrase oder --pass-phrase-file."
        }
    }
}
