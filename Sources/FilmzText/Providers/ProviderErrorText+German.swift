extension ProviderErrorText {
    public var german: Message {
        switch self {
        case .dailyLimit: "Das Tageslimit von {provider} ist eine Anzahl von Anfragen, 1 oder mehr."
        case .language: "Die Sprache der Dienste schreibt man wie en-US."
        case .country: "Das Land der Dienste hat zwei Buchstaben, wie US."
        case .keyNotNeeded: "{provider} nimmt keinen Schlüssel."
        case .key:
            "Der Schlüssel von {provider} kann keiner sein: Ein Schlüssel hat keine Leerzeichen, nur einfache Buchstaben, Ziffern und Zeichen, und ist nicht länger als {longest} davon."
        case .address: "Die Adresse von {provider} ist keine; schreib sie wie https://host/pfad."
        case .addressTooMuch:
            "Die Adresse von {provider} hat einen Namen, ein Passwort, eine Abfrage oder ein Fragment; lass das weg."
        case .addressUnencrypted:
            "Die Adresse von {provider} muss mit https:// beginnen; http:// ist nur für diesen Rechner, etwa http://127.0.0.1."
        case .addressWithoutVersion:
            "Die Adresse von {provider} muss mit /{ending} enden; schreib sie wie https://host/{ending}."
        case .unreadable: "{path} lässt sich nicht lesen. Filmz macht ohne die Schlüssel darin weiter."
        case .notReplaced: "{path} lässt sich nicht lesen, darum wird es nicht ersetzt."
        case .notWritten: "{path} lässt sich nicht schreiben."
        case .damaged: "{path} ist beschädigt."
        case .renamed: "{path} ist beschädigt und heißt jetzt {name}. Gib die Schlüssel noch einmal ein."
        case .cacheNotWritable:
            "Der Ordner {path} kann nicht angelegt oder geschrieben werden; sieh nach, wem er gehört."
        }
    }
}
