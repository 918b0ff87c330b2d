extension DoctorText {
    public var german: Message {
        switch self {
        case .abstract: "Nachsehen, ob deine Daten in Ordnung sind, und sagen, was zu tun ist, wo nicht."
        case .discussion:
            "Liest jede Datei im Datenordner und ändert keine; --repair macht neu, was sich aus dem Rest machen lässt. Dabei darf Filmz nicht laufen. Rückgabewerte: 0 alles gut, 1 etwas stimmt nicht."
        case .repair: "Neu machen, was sich aus dem Rest machen lässt: Indexe, Listen, Rechte."
        case .online:
            "Die Dienste fragen, ob sie ihre Schlüssel annehmen, und den Server, ob er antwortet, hier und unter der Adresse für andere."
        case .good: "gut"
        case .note: "Hinweis"
        case .bad: "schlecht"
        case .providerReady: "{provider} hat alles, um gefragt zu werden."
        case .providerAnswers: "{provider} antwortet."
        case .nothingYet: "Hier ist noch nichts gespeichert."
        case .personalSound: "Alles Persönliche ist in Ordnung: {films}, {viewings}."
        case .personalDamaged:
            "{path} ist beschädigt; versuch filmz doctor --repair, und wenn das nicht hilft, setz ein Backup an seine Stelle: {restore}"
        case .personalEmptied:
            "{path} ist leer oder weg, obwohl Filmz hier schon benutzt wurde; setz ein Backup an seine Stelle: {restore}"
        case .personalForeign:
            "{path} ist nicht so, wie Filmz es macht; leg es weg oder setz ein Backup an seine Stelle: {restore}"
        case .personalTooNew:
            "{path} hat ein neueres Filmz geschrieben; installiere diese Version, um es zu öffnen, oder stell ein Backup von vor der Aktualisierung wieder her."
        case .listsUntrue:
            "Regale oder die Suche in deinen Filmen zeigen nicht alles, was da ist; mach sie neu mit: filmz doctor --repair"
        case .catalogueSound: "Der Katalog ist in Ordnung: {films}."
        case .catalogueMissing: "Es gibt keinen Katalog, den dieses Filmz lesen kann; der nächste Start macht einen."
        case .catalogueDamaged:
            "Der Katalog ist beschädigt; filmz doctor --repair legt ihn weg, und der nächste Start macht einen neuen."
        case .titlesUntrue: "Der Index der Titel passt nicht zum Katalog; mach ihn neu mit: filmz doctor --repair"
        case .providersDamaged:
            "Was die Dienste gesagt haben, ist beschädigt; filmz doctor --repair entfernt es, und es wird neu gefragt."
        case .backups:
            "Es gibt gute Backups: {count}, das neueste von {newest}. Sie liegen auf derselben Festplatte: Heb auch woanders eine Kopie auf."
        case .noBackups: "Hier gibt es kein Backup; mach eines mit: filmz backup"
        case .backup: "{path} lässt sich einspielen: {films}, {viewings}."
        case .wordsUnexplained:
            "Deine Worte ({films}) sind nicht die von {path}, obwohl seitdem hier nichts daran geändert wurde; vielleicht versagt die Festplatte. Heb von diesem Backup woanders eine Kopie auf und vergleiche."
        case .backupTooNew: "{path} stammt von einem neueren Filmz, das es einspielen kann."
        case .keysDamaged:
            "{path} lässt sich nicht lesen, darum hat kein Dienst einen Schlüssel; entferne die Datei und setz die Schlüssel neu mit: filmz providers"
        case .backupDamaged: "{path} ist beschädigt und nutzlos; entferne es und mach ein neues mit: filmz backup"
        case .openToOthers:
            "Andere auf diesem Rechner dürfen {path} lesen; verschließ es ihnen mit: filmz doctor --repair"
        case .notWritable: "Du darfst {path} nicht schreiben; sieh nach, wem es gehört."
        case .littleRoom:
            "Auf der Festplatte sind nur noch {megabytes} MB frei; mach Platz, bevor sich nichts mehr speichern lässt."
        case .clockBehind: "Die Uhr dieses Rechners geht nach: Etwas hier ist von {newest}. Stell die Uhr."
        case .noneToRestore: "filmz restore DATEI (hier gibt es keine)."
        }
    }
}
