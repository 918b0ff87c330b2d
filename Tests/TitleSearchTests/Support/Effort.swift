/// How much of their work tests do that compute for long.
enum Effort {
    /// One of so many steps is taken: a debug build searches fifty times as slowly, and other tests wait for their turn.
    #if DEBUG
        static let step = 5
    #else
        static let step = 1
    #endif
}
