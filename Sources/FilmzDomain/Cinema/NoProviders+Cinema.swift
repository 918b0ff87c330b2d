public import Foundation

extension NoProviders: CinemaService {
    public func knowsTheatres() -> Bool { false }
    public func theatres(_ query: TheatreQuery, permission: ProviderPermission) -> [Theatre] { [] }
    public func answer(_ question: AMCQuestion, permission: ProviderPermission) -> AMCAnswer? { nil }
    public func preview(
        _ page: WebLink, timeZone: TimeZone, for person: Person.ID, permission: ProviderPermission
    ) throws -> ProgrammePreview {
        throw ProgrammeProblem.notAsked
    }
    public func refresh(_ theatre: Theatre, for person: Person.ID, permission: ProviderPermission) {}
}
