/// Numbers that rise with every change of a person's own films, of any film's facts, and of what IDs lead to.
enum OwnFilmsColumn: Int, StoredColumn {
    case ownFilms, facts, aliases

    static let names = spelled
    static let selection = "SELECT \(list()) FROM film_stamp LEFT JOIN person ON person.id = ?"
}
