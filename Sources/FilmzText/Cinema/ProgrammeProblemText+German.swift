extension ProgrammeProblemText {
    public var german: Message {
        switch self {
        case .notAllowed: "Diese Adresse liegt nicht im Internet; sie wird nicht gefragt."
        case .refusedByRobots: "Die Seite bittet Programme, sie nicht zu lesen. Öffne sie in deinem Browser."
        case .blocked: "Die Seite antwortet uns gerade nicht. Öffne sie in deinem Browser."
        case .tooSoon: "Die Seite bittet uns zu warten. Versuch es später noch einmal."
        case .movedElsewhere:
            "Die Adresse führt jetzt zu einer anderen Seite. Wenn du ihr traust, gib deren Adresse ein."
        case .unreachable: "Niemand hat rechtzeitig geantwortet. Versuch es später noch einmal."
        case .gone: "Unter dieser Adresse ist nichts mehr. Prüf sie in deinem Browser."
        case .tooLarge: "Die Seite ist zu groß. Such stattdessen den Kalender des Kinos."
        case .unreadable: "Das ist weder eine Seite noch ein Kalender. Prüf die Adresse in deinem Browser."
        case .nothingFound:
            "Die Seite hat kein Programm, das Programme lesen können. Vielleicht hat das Kino einen Kalender (iCalendar)."
        case .noTimes: "Die Seite nennt Vorstellungen, aber keine Zeiten. Öffne sie in deinem Browser."
        case .notAsked: "AMC Theatres wird gerade nicht gefragt. Der Schlüssel steht in den Einstellungen."
        }
    }
}
