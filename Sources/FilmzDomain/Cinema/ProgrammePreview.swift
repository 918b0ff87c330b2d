/// What a page announces, for a person to look at before anything is kept.
public struct ProgrammePreview: Hashable, Sendable {
    /// The theatre as the page names it.
    public var theatre: Theatre
    public var programme: Programme

    public init(theatre: Theatre, programme: Programme) {
        (self.theatre, self.programme) = (theatre, programme)
    }
}
