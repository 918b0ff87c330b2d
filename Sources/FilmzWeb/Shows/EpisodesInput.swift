import FilmzDomain

/// Episodes to mark as seen, as JSON: one by its ID or number, a season, all up to a number, or all.
struct EpisodesInput: Decodable {
    enum Choice {
        case one(Episode.ID)
        case reference(EpisodeReference)
        /// All episodes up to this one.
        case upTo(EpisodeReference)
        case several(EpisodeRange)
    }

    let choice: Choice
    /// The ID of the viewing of one episode.
    let id: Viewing.ID?
    /// The details of the viewing. Of several episodes only the time counts.
    let draft: ViewingDraft
    /// Whether each episode was seen on the day on which it was first shown.
    let isAsAired: Bool

    private enum Member: String, CodingKey {
        case episode, number, season, upTo, all, asAired
    }

    /// What is given as for a film. Whether an episode was seen before, and which it is, is said in another way.
    private static let fields = Viewing.Field.allCases.filter { ![.episode, .isRewatch, .loggedAt].contains($0) }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self, besides: Self.fields)
        choice = try Self.choice(members)
        isAsAired = try members.decodeIfPresent(Bool.self, forKey: .asAired) ?? false
        let reading = try ViewingReading(from: decoder, in: .answer, fields: Self.fields)
        guard reading.hasTime || isAsAired else { throw APIRefusal.missing("watchedOn") }
        id = reading.id
        draft = reading.draft
    }

    /// The chosen episodes. Exactly one of the members that name episodes must be there.
    private static func choice(_ members: KeyedDecodingContainer<Member>) throws -> Choice {
        let named = [Member.episode, .number, .season, .upTo, .all].filter(members.contains)
        guard let name = named.first else { throw APIRefusal.missing("episode") }
        guard named.count == 1 else { throw APIRefusal.invalid(named[1].rawValue) }
        switch name {
        case .episode: return .one(try members.decode(Episode.ID.self, forKey: .episode))
        case .number: return .reference(try members.decode(EpisodeReference.self, forKey: .number))
        case .season:
            let season = try members.decode(Int.self, forKey: .season)
            guard ShowRun.Season.numbers.contains(season) else { throw APIRefusal.invalid("season") }
            return .several(.season(season))
        case .upTo: return .upTo(try members.decode(EpisodeReference.self, forKey: .upTo))
        default:
            guard try members.decode(Bool.self, forKey: .all) else { throw APIRefusal.invalid("all") }
            return .several(.all)
        }
    }
}
