public import FilmzDomain

/// The content of a card: a film or a list that a person shares, with their rating and message.
public struct Card: Hashable, Sendable {
    public enum Subject: Hashable, Sendable {
        /// A film, with its title in the language of those who get the card.
        case film(Film)
        /// - name: the name of the list
        /// - count: the number of films on it
        /// - films: the films whose posters are shown; at most ``Card/mosaicLimit`` of them are
        case list(name: String, count: Int, films: [Film])
    }

    /// The maximum number of posters on the card of a list.
    public static let mosaicLimit = 5

    public var subject: Subject
    public var rating: Rating?
    public var message: String?
    /// The name of the person who shares it; nil when it is left out.
    public var sender: String?

    public init(_ subject: Subject, rating: Rating? = nil, message: String? = nil, sender: String? = nil) {
        self.subject = subject
        self.rating = rating
        self.message = message
        self.sender = sender
    }
}
