/// A theatre that a person follows, and how its programme stands.
public struct FollowedTheatre: Sendable, Encodable {
    public var theatre: Theatre
    public var programme: ProgrammeStanding

    public init(theatre: Theatre, programme: ProgrammeStanding) {
        self.theatre = theatre
        self.programme = programme
    }
}
