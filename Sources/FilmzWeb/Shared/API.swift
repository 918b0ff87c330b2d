import FilmzDomain
import Hummingbird

/// The screens as JSON, for programs: the same services and rules as for the pages. `docs/api.md` describes it.
struct API {
    static let path = "/api/v1"

    let services: Services
    let passwords: PasswordCheck

    func add(to router: RouterGroup<PersonContext>) {
        let api = router.group(RouterPath(Self.path))
        DiscoverAPI(services: services).add(to: api)
        SearchAPI(services: services).add(to: api)
        ProviderSearchAPI(services: services).add(to: api)
        FilmAPI(services: services).add(to: api)
        MyFilmAPI(services: services).add(to: api)
        ViewingAPI(services: services).add(to: api)
        ProviderAPI(services: services).add(to: api)
        if let backups = services.backups { BackupAPI(backups: backups, passwords: passwords).add(to: api) }
    }

    /// Whether a path belongs to any version of the API.
    static func owns(_ path: String) -> Bool {
        path == "/api" || path.hasPrefix("/api/")
    }
}

extension RouterGroup<PersonContext> {
    typealias Answer = @Sendable (Request, PersonContext) async throws -> Response

    /// Answers these methods at a path. Other methods get an error that names these.
    func resource(_ path: RouterPath, _ answers: [HTTPRequest.Method: Answer]) {
        let allowed = (answers.keys + (answers.keys.contains(.get) ? [.head] : [])).map(\.rawValue).sorted()
        for method in [.get, .post, .put, .patch, .delete, .options] as [HTTPRequest.Method] {
            on(path, method: method) { request, context in
                guard let answer = answers[method] else { throw APIRefusal.methodNotAllowed(allowed) }
                return try await answer(request, context)
            }
        }
    }
}
