import FilmzDomain

/// A season of a show.
struct TVmazeSeason: Hashable, Sendable {
    let number: Int
    /// The day of the first episode; nil when it is only announced.
    let first: CalendarDay?
    let count: Int
    /// How many days there are between two episodes; 0 when all come at once.
    var step = 7

    /// The day of an episode, counted from 0.
    func day(_ episode: Int) -> CalendarDay? {
        first.map { $0 + episode * step }
    }
}
