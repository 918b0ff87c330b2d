/// `filmz new`.
public enum NewCommandText: TextKey {
    case abstract, discussion, list, year, off, on, noList, needsYear, isOn, isOff
    case headList, headOn, headProvider, headName

    public var english: Message {
        switch self {
        case .abstract: "List what is new, as providers know it."
        case .discussion:
            "Without a list, prints which lists there are and whether they are asked for. A list that is more than a day old is asked for again; without a network, the list as it was last answered is printed."
        case .list: "One of {lists}."
        case .year: "The year, for the list of a year."
        case .off: "Ask nobody for this list any more."
        case .on: "Ask for this list again."
        case .noList: "There is no list “{text}”; there are {lists}."
        case .needsYear: "Name the year: filmz new year --year 1931"
        case .isOn: "“{list}” is asked for from now on."
        case .isOff: "“{list}” is asked for no more."
        case .headList: "LIST"
        case .headOn: "ON"
        case .headProvider: "ASKED"
        case .headName: "WHAT"
        }
    }
}
