/// The services about the catalogue of films.
public protocol CatalogueServices: Sendable {
    /// The description of the catalogue; nil when there is none.
    var catalogue: @Sendable () async throws -> CatalogueDescription? { get }
}
