extension ExchangeErrorText {
    public var german: Message {
        switch self {
        case .empty: "Die Datei ist leer. Nichts wurde geändert."
        case .unreadable:
            "Die Datei ist weder ein Text noch ein ZIP-Archiv. Wähle sie so, wie du sie heruntergeladen hast."
        case .tooLarge: "Die Datei ist größer als {limit} MB. Entpacke sie, und wähle die Dateien über Filme."
        case .tooManyFiles: "Es sind mehr als {limit} Dateien. Wähle weniger davon."
        case .tooManyRows: "Es sind mehr als {limit} Zeilen. Wähle weniger Dateien."
        case .memberTooLarge: "Im Archiv ist {file} größer als {limit} MB. Entpacke es, und wähle die anderen Dateien."
        case .unpackedTooLarge:
            "Was im Archiv ist, ist größer als {limit} MB. Entpacke es, und wähle die Dateien über Filme."
        case .bomb: "Im Archiv ist {file} so dicht gepackt, dass es wohl schaden soll. Nichts wurde gelesen."
        case .nestedArchive: "{file} ist ein Archiv im Archiv. Entpacke das äußere, und wähle dieses."
        case .pathOutside: "Das Archiv hat eine Datei namens {file}, die aus ihm hinausführt. Nichts wurde gelesen."
        case .encrypted: "Das Archiv verlangt ein Passwort. Entpacke es, und wähle die Dateien über Filme."
        case .lyingSize: "Im Archiv hat {file} eine andere Größe, als das Archiv sagt. Lade es noch einmal herunter."
        case .doubledName: "Das Archiv hat {file} zweimal. Entpacke es, und wähle die Dateien über Filme."
        case .link: "Das Archiv hat einen Verweis namens {file} statt einer Datei. Nichts wurde gelesen."
        case .unknownMethod:
            "Im Archiv ist {file} auf eine Weise gepackt, die Filmz nicht kennt. Entpacke es, und wähle die Dateien über Filme."
        case .damaged: "Das Archiv ist beschädigt. Lade es noch einmal herunter."
        case .damagedMember: "Im Archiv ist {file} beschädigt. Lade es noch einmal herunter."
        case .newerFilmz: "Ein neueres Filmz hat dieses Archiv gemacht. Aktualisiere zuerst dieses hier."
        }
    }
}
