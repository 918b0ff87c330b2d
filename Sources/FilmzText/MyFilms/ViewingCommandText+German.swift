extension ViewingCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Auflisten, ändern oder zurücknehmen, wann du einen Film gesehen hast."
        case .list: "Auflisten, wann du einen Film gesehen hast, das Neueste zuerst."
        case .edit: "Ändern, was du zu einem Eintrag gesagt hast."
        case .editDiscussion: "Nur was du angibst, ändert sich; ein leerer Text nimmt den alten weg."
        case .remove: "Einträge zurücknehmen."
        case .viewing: "Die Nummer des Eintrags, wie viewing list sie ausgibt."
        case .rating: "Halbe Sterne, 0.5 bis 5; „none“ nimmt sie weg."
        case .nothingGiven: "Sag, was sich ändern soll, etwa --on 2011-07."
        case .edited: "Der Eintrag zu {film} ist, wie du sagst"
        case .number: "NUMMER"
        case .when: "WANN"
        case .place: "WO"
        case .companions: "MIT"
        case .stars: "STERNE"
        case .before: "VORHER"
        case .note: "NOTIZ"
        }
    }
}
