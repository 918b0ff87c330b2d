/// `filmz viewing`.
public enum ViewingCommandText: TextKey {
    case abstract, list, edit, editDiscussion, remove, viewing, rating, nothingGiven, edited
    case number, when, place, companions, stars, before, note

    public var english: Message {
        switch self {
        case .abstract: "List, edit or remove the viewings of a film."
        case .list: "List when you saw a film, newest first."
        case .edit: "Change what you said of a viewing."
        case .editDiscussion: "Only what you give is changed; an empty text takes the old one away."
        case .remove: "Take viewings back."
        case .viewing: "The number of the viewing, as viewing list prints it."
        case .rating: "Half stars, 0.5 to 5; \"none\" takes them away."
        case .nothingGiven: "Say what to change, such as --on 2011-07."
        case .edited: "The viewing of {film} is as you say"
        case .number: "NUMBER"
        case .when: "WHEN"
        case .place: "WHERE"
        case .companions: "WITH"
        case .stars: "STARS"
        case .before: "BEFORE"
        case .note: "NOTE"
        }
    }
}
