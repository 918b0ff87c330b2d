/// A theatre that a person follows, with the state of its programme.
public struct FollowedTheatre: Sendable, Encodable {
    public var theatre: Theatre
    public var programme: ProgrammeState

    public init(theatre: Theatre, programme: ProgrammeState) {
        self.theatre = theatre
        self.programme = programme
    }
}
