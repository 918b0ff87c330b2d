import Foundation

/// How much of their work long tests do: with `make fuzz` all of it.
enum Effort {
    private static let isWhole = ProcessInfo.processInfo.environment["FILMZ_FUZZ_ROUNDS"] != nil

    /// Only one of this many steps is taken. A debug build searches fifty times as slowly, and other tests wait.
    static var step: Int {
        #if DEBUG
            isWhole ? 1 : 5
        #else
            1
        #endif
    }

    /// Of characters that are treated in the same way, one of so many is looked at. A prime, so that it is never the same
    /// part of a pattern.
    static let alike: UInt32 = isWhole ? 1 : 17

    /// How many sets are made up at random.
    static let sets: UInt64 = isWhole ? 8 : 3
}
