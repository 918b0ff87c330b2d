extension SearchCommandText {
    public var german: Message {
        switch self {
        case .abstract:
            "Filme über Titel, Originaltitel, Leute oder englische Stichwörter finden; ein Jahr grenzt ein. Sätze wie „Komödien der 90er unter 100 Minuten“ oder „Dramen bei meinen Diensten“ werden verstanden, IMDb-Nummern und Adressen von Filmseiten auch."
        case .discussion:
            "Ohne --provider wird nur durchsucht, was Filmz selbst kennt, und zwar sofort. Damit werden auch diese Dienste gefragt, und Filme, die nur sie kennen, folgen den anderen."
        case .words: "Wonach gesucht wird."
        case .provider: "Auch diesen Dienst fragen: {providers}, oder all für alle; mehrfach möglich."
        case .nothingToSearch: "Darin gibt es nichts zu suchen; gib einen Titel, einen Namen oder ein Jahr an."
        case .noProvider: "{text} ist kein Dienst; gib einen von diesen an: {providers}, oder all für alle."
        case .noneAsked: "Filmz fragt noch keinen dieser Dienste; wie du das änderst, zeigt: filmz help providers"
        case .showing: "zeige {found} statt {query}"
        case .asked: "verstanden als: {conditions}"
        case .suggestion: "meintest du {query}?"
        case .tooShort: "{provider} braucht eine längere Anfrage."
        case .ignored: "weggelassen: {words}"
        case .noServices: "Du hast noch keine Dienste gewählt; das geht mit: filmz services --add Netflix"
        }
    }
}
