/// Gives episodes their places in shows. As in IMDb, a few shows have thousands of them and most a handful, and
/// well-known shows have more than others.
struct ShowSeries {
    struct Place {
        var show: Int
        /// Nil for an episode whose number is not known.
        var number: (season: Int, episode: Int)?
    }

    private let shows: [Int]
    private let choice: WeightedChoice
    /// How many episodes a season of each show has.
    private var lengths: [Int32]
    private var counts: [Int32]
    /// A generator of its own: if it were that of the films, these would differ when shows do.
    private var random: SeededRandom

    init(_ films: [Film], seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let series = films.filter { ["tvSeries", "tvMiniSeries"].contains($0.kind.description) }
        shows = series.map(\.id)
        choice = WeightedChoice(
            series.map { show in (show.votes ?? 0 >= 1_000 ? 2 : 1) / (random.unit() + 0.005) })
        lengths = series.map { _ in Int32(4 + random.below(random.chance(0.1) ? 250 : 22)) }
        counts = Array(repeating: 0, count: series.count)
        self.random = random
    }

    /// - Returns: Nil when there are no shows.
    mutating func next() -> Place? {
        guard !shows.isEmpty else { return nil }
        let index = choice.draw(&random)
        // A fifth has no number, and one of a hundred has that of another.
        guard !random.chance(0.206) else { return Place(show: shows[index]) }
        if counts[index] == 0 || !random.chance(0.01) { counts[index] += 1 }
        let (season, episode) = (counts[index] - 1).quotientAndRemainder(dividingBy: lengths[index])
        // Seasons of one show in thirty are years.
        let first = index.isMultiple(of: 30) ? 1980 : 1
        return Place(show: shows[index], number: (first + Int(season), Int(episode) + 1))
    }
}
