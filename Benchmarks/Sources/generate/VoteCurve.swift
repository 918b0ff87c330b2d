import Foundation

/// How many people have voted on the film of a given rank: straight lines between points on logarithmic scales.
struct VoteCurve {
    private static let points: [(rank: Double, votes: Double)] = [
        (1, 2_900_000), (100, 1_100_000), (1_000, 250_000), (10_000, 26_000), (50_000, 2_400), (100_000, 700),
        (250_000, 70), (500_000, 5),
    ]

    /// - Parameter rank: Among a million films, from 1 on.
    /// - Returns: Nil for the worse half, on which too few have voted to be told.
    func votes(rank: Double) -> Int? {
        guard let next = Self.points.firstIndex(where: { rank <= $0.rank }) else { return nil }
        guard next > 0 else { return Int(Self.points[0].votes) }
        let from = Self.points[next - 1]
        let to = Self.points[next]
        let share = log(rank / from.rank) / log(to.rank / from.rank)
        return max(5, Int(from.votes * exp(share * log(to.votes / from.votes))))
    }
}
