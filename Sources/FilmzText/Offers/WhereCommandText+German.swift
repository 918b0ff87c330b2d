extension WhereCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Sagen, wo es einen Film oder eine Serie gibt."
        case .discussion:
            "TMDb wird gefragt, wenn das Bekannte älter als ein Tag ist. Ohne Netz oder Schlüssel wird ausgegeben, was bekannt ist und von wann es ist, oder Suchen in Läden. Wenn du Werbung nicht ausgeschaltet hast, wird iTunes nach Soundtracks, Büchern und Ähnlichem gefragt, sofern es eingeschaltet ist."
        case .country: "Ein anderes Land als deines, mit seinen zwei Buchstaben."
        case .offline: "Niemanden fragen."
        case .services: "Die Dienste, die du hast, und dein Land zeigen und wählen."
        case .servicesDiscussion:
            "Sie bestimmen, was „Bei meinen Diensten“ findet. Mit --weekly wird TMDb nach jedem Film deiner Merkliste gefragt: sofort, und dann einmal in der Woche, solange „filmz serve“ läuft. So erfährt es deine Merkliste."
        case .setCountry: "Das Land, in dem du siehst, mit seinen zwei Buchstaben."
        case .add: "Ein Dienst, den du hast, mit Namen oder Nummer; mehrfach möglich."
        case .remove: "Ein Dienst, den du nicht mehr hast; mehrfach möglich."
        case .weekly: "Nach den Filmen deiner Merkliste fragen, jetzt und jede Woche."
        case .noWeekly: "Nicht mehr nach ihnen fragen."
        case .all: "Die Dienste deines Landes auflisten."
        case .new: "Auflisten, was bei deinen Diensten neu ist, von deiner Merkliste."
        case .noService: "{country}: Es gibt keinen Dienst „{text}“. filmz services --all listet sie auf."
        case .isWeekly: "TMDb wird jede Woche nach deiner Merkliste gefragt."
        case .isNotWeekly: "Niemand wird von selbst nach deiner Merkliste gefragt."
        case .kindHead: "WIE"
        case .serviceHead: "WO"
        case .detailHead: "MEHR"
        case .idHead: "NUMMER"
        case .filmHead: "FILM"
        case .sinceHead: "SEIT"
        case .mine: "deiner"
        case .gone: "weg, zuletzt gesehen {day}"
        case .search: "suchen"
        case .inTheatres: "Kino"
        case .advertising: "Werbung"
        }
    }
}
