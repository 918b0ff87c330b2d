public import FilmzDomain

/// What a card shows: a film or a list that a person passes on, and what the person says about it.
public struct Card: Hashable, Sendable {
    public enum Subject: Hashable, Sendable {
        /// A film, with the title by which those who get the card know it.
        case film(Film)
        /// - name: as its owner calls it
        /// - count: how many films are on it
        /// - films: those whose posters are shown; at most ``Card/mosaicLimit`` of them are
        case list(name: String, count: Int, films: [Film])
    }

    /// How many posters of a list a card shows.
    public static let mosaicLimit = 5

    public var subject: Subject
    public var rating: Rating?
    public var message: String?
    /// The name of the person who passes it on; nil when it is not said.
    public var sender: String?

    public init(_ subject: Subject, rating: Rating? = nil, message: String? = nil, sender: String? = nil) {
        self.subject = subject
        self.rating = rating
        self.message = message
        self.sender = sender
    }
}
