/// How far taking in has come.
public struct ImportProgress: Hashable, Sendable {
    /// How many films were put aside so far.
    public var filmCount: Int
    /// How many films there are.
    public var total: Int

    public init(filmCount: Int, total: Int) {
        self.filmCount = filmCount
        self.total = total
    }
}
