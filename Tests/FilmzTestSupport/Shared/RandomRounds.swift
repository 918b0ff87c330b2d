public import FilmzContracts
import Foundation

/// How long a random test runs, and its first seed: a few rounds that are the same each time or, with `make fuzz`, many
/// different ones. A failure names its seed, and `FILMZ_FUZZ_SEED` begins with it again.
public struct RandomRounds: Sendable {
    public let count: Int
    public let seed: UInt64

    /// - Parameters:
    ///   - few: the number of rounds, unless `FILMZ_FUZZ_ROUNDS` asks for more
    ///   - each: how many are made for each that it asks for, where one takes next to no time
    public init(_ few: Int, each: Int = 1) {
        let environment = ProcessInfo.processInfo.environment
        let wanted = environment["FILMZ_FUZZ_ROUNDS"].flatMap(Int.init)
        count = max(few, (wanted ?? 0) * each)
        seed = environment["FILMZ_FUZZ_SEED"].flatMap(UInt64.init) ?? (wanted == nil ? 15 : .random(in: 0 ... .max))
    }

    public var generator: SeededGenerator { SeededGenerator(seed: seed) }
}
