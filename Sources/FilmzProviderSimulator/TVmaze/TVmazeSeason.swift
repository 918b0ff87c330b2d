import FilmzDomain

struct TVmazeSeason: Hashable, Sendable {
    let number: Int
    /// The day of the first episode; nil if the season is only announced.
    let first: CalendarDay?
    let count: Int
    /// The number of days between two episodes; 0 if all are released at once.
    var step = 7

    /// The day of an episode, counted from 0.
    func day(_ episode: Int) -> CalendarDay? {
        first.map { $0 + episode * step }
    }
}
