public import APICore
public import Foundation

extension MovieModel {
    /// The day of the release; for an old film that returns, the day of its return.
    ///
    /// AMC sends the time at which that day begins in Chicago: elsewhere it may be another day.
    public var releaseDate: PlainDate? {
        releaseDateUtc.map { PlainDate($0, in: .chicago) }
    }

    /// The film's poster, see ``AMCMedia/poster``.
    public var poster: URL? { media.poster }

    /// Whether this is not a film that is shown, but the offer to rent a theatre for it.
    ///
    /// Such a film has "Private Theatre Rental" in its title or its slug. ``privateTheatreRentalTier`` alone proves
    /// nothing: it is a price that any film may have.
    public var isPrivateRental: Bool {
        Self.contains(["private theatre rental", "private theater rental"], in: [words(name), words(slug)])
    }

    /// Whether this is a special presentation of a film, with an ID of its own: with guests, for fans, with the lights
    /// up. AMC does not say so; it is derived from the title, and from the genre for events.
    ///
    /// Films with the same ``wwmReleaseNumber`` belong together.
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
    /// The time zone of AMC's release days. If the system does not know Chicago, five hours behind UTC gives the same
    /// days.
    static let chicago =
        TimeZone(identifier: "America/Chicago") ?? TimeZone(secondsFromGMT: -18_000) ?? .gmt
}
