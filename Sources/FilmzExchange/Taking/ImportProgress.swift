/// The progress of an import.
public struct ImportProgress: Hashable, Sendable {
    /// The number of films done so far.
    public var filmCount: Int
    /// The number of all films.
    public var total: Int

    public init(filmCount: Int, total: Int) {
        self.filmCount = filmCount
        self.total = total
    }
}
