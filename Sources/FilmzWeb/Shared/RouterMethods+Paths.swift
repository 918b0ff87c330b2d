import FilmzPages
import Hummingbird

/// Routes for paths, and for cases with parameters: `router.get(SitePath.film)` answers for every film.
extension RouterMethods {
    typealias Answer = @Sendable (Request, Context) async throws -> Response

    func get(_ path: some TypedPath, use answer: @escaping Answer) {
        get(RouterPath(path.template.pattern), use: answer)
    }

    func get<Path: TypedPath, each Value: PathParameter>(
        _ path: (repeat each Value) -> Path, use answer: @escaping Answer
    ) {
        get(RouterPath(Path.pattern(of: path)), use: answer)
    }

    func post(_ path: some TypedPath, use answer: @escaping Answer) {
        post(RouterPath(path.template.pattern), use: answer)
    }

    func post<Path: TypedPath, each Value: PathParameter>(
        _ path: (repeat each Value) -> Path, use answer: @escaping Answer
    ) {
        post(RouterPath(Path.pattern(of: path)), use: answer)
    }

    func patch<Path: TypedPath, each Value: PathParameter>(
        _ path: (repeat each Value) -> Path, use answer: @escaping Answer
    ) {
        patch(RouterPath(Path.pattern(of: path)), use: answer)
    }

    /// Answers these methods at a path. Other methods get an error that names these.
    func resource(_ path: some TypedPath, answers: [HTTPRequest.Method: Answer]) {
        resource(RouterPath(path.template.pattern), answers: answers)
    }

    /// - Parameter elsewhere: methods that routes of another group answer
    func resource<Path: TypedPath, each Value: PathParameter>(
        _ path: (repeat each Value) -> Path, answers: [HTTPRequest.Method: Answer],
        elsewhere: [HTTPRequest.Method] = []
    ) {
        resource(RouterPath(Path.pattern(of: path)), answers: answers, elsewhere: elsewhere)
    }

    private func resource(
        _ path: RouterPath, answers: [HTTPRequest.Method: Answer], elsewhere: [HTTPRequest.Method] = []
    ) {
        let allowed = (answers.keys + elsewhere + (answers.keys.contains(.get) ? [.head] : [])).map(\.rawValue).sorted()
        for method in [.get, .post, .put, .patch, .delete, .options] as [HTTPRequest.Method]
        where !elsewhere.contains(method) {
            on(path, method: method) { request, context in
                guard let answer = answers[method] else { throw APIRefusal.methodNotAllowed(allowed) }
                return try await answer(request, context)
            }
        }
    }
}
