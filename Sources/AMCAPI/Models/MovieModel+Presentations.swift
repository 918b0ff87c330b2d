public import APICore
public import Foundation

extension MovieModel {
    /// The day of the release; of an old film that returns, the day of its return.
    ///
    /// AMC sends the moment at which that day begins in Chicago: elsewhere it may be another day.
    public var releaseDate: PlainDate? {
        releaseDateUtc.map { PlainDate($0, in: .chicago) }
    }

    /// The film's poster, see ``AMCMedia/poster``.
    public var poster: URL? { media.poster }

    /// Whether this is not a showing, but the offer to rent a theatre for the film.
    ///
    /// Such a film has "Private Theatre Rental" in its title or its slug. ``privateTheatreRentalTier`` alone does not
    /// make one: it is a price that any film may have.
    public var isPrivateRental: Bool {
        Self.contains(["private theatre rental", "private theater rental"], in: [words(name), words(slug)])
    }

    /// Whether this is a film shown in a special way, with a number of its own: with guests, for fans, with the lights
    /// up. AMC does not say so; the title shows it, and the genre for events.
    ///
    /// Films of one ``wwmReleaseNumber`` belong together.
    public var isSpecialPresentation: Bool {
        if isPrivateRental || genre == .specialEvents { return true }
        return Self.contains(Self.presentations, in: [words(name)])
    }

    private static let presentations = [
        "q&a", "q & a", "sensory friendly", "fan event", "early access", "fan first", "opening night event",
        "double feature", "live event", "sing along", "special screening", "advance screening",
    ]

    private static func contains(_ phrases: [String], in texts: [String]) -> Bool {
        texts.contains { text in phrases.contains { text.contains($0) } }
    }

    /// A text in lower case, with spaces for hyphens.
    private func words(_ text: String?) -> String {
        text.map { $0.lowercased().replacing("-", with: " ") } ?? ""
    }
}

extension TimeZone {
    /// Where AMC's release days begin. If the system does not know Chicago, five hours behind UTC gives the same days.
    static let chicago =
        TimeZone(identifier: "America/Chicago") ?? TimeZone(secondsFromGMT: -18_000) ?? .gmt
}
