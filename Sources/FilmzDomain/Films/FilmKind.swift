extension Film {
    /// The kind of a catalogue entry. JSON uses the raw value.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// Made for cinemas, or to be watched like a cinema film.
        case film
        /// A film of 40 minutes or less.
        case short
        case televisionFilm
        /// Made for one evening of television: a gala, a concert, a holiday special.
        case special
        /// Sold or streamed before it was shown elsewhere.
        case video
        case series
        /// A series whose story ends after one season.
        case miniseries

        /// Whether the kind has episodes.
        public var isShow: Bool {
            switch self {
            case .series, .miniseries: true
            case .film, .short, .televisionFilm, .special, .video: false
            }
        }
    }

    /// The two groups of kinds to choose from.
    public enum KindGroup: String, Hashable, Sendable, Codable, CaseIterable {
        case films, shows

        /// Whether the kind belongs to the group. An unknown kind counts as a film.
        public func holds(_ kind: Kind?) -> Bool {
            (kind?.isShow == true) == (self == .shows)
        }
    }

    /// Whether this has episodes. An unknown kind counts as a film.
    public var isShow: Bool { kind?.isShow == true }

    /// Whether two records must be of different works, because one is a show and the other is not.
    func isOtherKind(than other: Film) -> Bool {
        guard let mine = kind, let theirs = other.kind else { return false }
        return mine.isShow != theirs.isShow
    }
}
