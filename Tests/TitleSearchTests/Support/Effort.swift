/// How much of their work long tests do.
enum Effort {
    /// Only one of this many steps is taken. A debug build searches fifty times as slowly, and other tests wait.
    #if DEBUG
        static let step = 5
    #else
        static let step = 1
    #endif
}
