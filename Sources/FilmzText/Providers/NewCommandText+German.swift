extension NewCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Auflisten, was neu ist, wie es die Dienste wissen."
        case .discussion:
            "Ohne Liste steht da, welche es gibt und ob nach ihnen gefragt wird. Nach einer Liste, die älter als ein Tag ist, wird neu gefragt; ohne Netz erscheint sie, wie sie zuletzt beantwortet wurde."
        case .list: "{lists}."
        case .year: "Das Jahr, für die Liste eines Jahres."
        case .off: "Niemanden mehr nach dieser Liste fragen."
        case .on: "Wieder nach dieser Liste fragen."
        case .noList: "Es gibt keine Liste „{text}“; es gibt {lists}."
        case .needsYear: "Nenne das Jahr: filmz new year --year 1931"
        case .isOn: "Nach „{list}“ wird ab jetzt gefragt."
        case .isOff: "Nach „{list}“ wird nicht mehr gefragt."
        case .headList: "LISTE"
        case .headOn: "AN"
        case .headProvider: "GEFRAGT"
        case .headName: "WAS"
        }
    }
}
