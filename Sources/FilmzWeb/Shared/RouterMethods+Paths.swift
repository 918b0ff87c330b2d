import FilmzPages
import Hummingbird

/// Routes for paths, and for cases with values: `router.get(SitePath.film)` answers for every film, and its answer is
/// called with the film. An address in which a value is not valid leads nowhere.
extension RouterMethods {
    typealias Answer = @Sendable (Request, Context) async throws -> Response
    typealias AnswerOf<Value> = @Sendable (Request, Context, Value) async throws -> Response
    typealias AnswerOfTwo<First, Second> = @Sendable (Request, Context, First, Second) async throws -> Response

    func get(_ path: some TypedPath, use answer: @escaping Answer) {
        get(RouterPath(path.template.pattern), use: answer)
    }

    func get<Path: TypedPath, Value: PathParameter>(
        _ path: (Value) -> Path, use answer: @escaping AnswerOf<Value>
    ) {
        get(RouterPath(Path.pattern(of: path)), use: handing(answer))
    }

    func get<Path: TypedPath, First: PathParameter, Second: PathParameter>(
        _ path: (First, Second) -> Path, use answer: @escaping AnswerOfTwo<First, Second>
    ) {
        get(RouterPath(Path.pattern(of: path)), use: handing(answer))
    }

    func post(_ path: some TypedPath, use answer: @escaping Answer) {
        post(RouterPath(path.template.pattern), use: answer)
    }

    func post<Path: TypedPath, Value: PathParameter>(
        _ path: (Value) -> Path, use answer: @escaping AnswerOf<Value>
    ) {
        post(RouterPath(Path.pattern(of: path)), use: handing(answer))
    }

    func post<Path: TypedPath, First: PathParameter, Second: PathParameter>(
        _ path: (First, Second) -> Path, use answer: @escaping AnswerOfTwo<First, Second>
    ) {
        post(RouterPath(Path.pattern(of: path)), use: handing(answer))
    }

    func patch<Path: TypedPath, Value: PathParameter>(
        _ path: (Value) -> Path, use answer: @escaping AnswerOf<Value>
    ) {
        patch(RouterPath(Path.pattern(of: path)), use: handing(answer))
    }

    /// Answers these methods at a path. Other methods get an error that names these.
    func resource(_ path: some TypedPath, answers: [HTTPRequest.Method: Answer]) {
        resource(RouterPath(path.template.pattern), answers: answers)
    }

    /// - Parameter elsewhere: methods that routes of another group answer
    func resource<Path: TypedPath, Value: PathParameter>(
        _ path: (Value) -> Path, answers: [HTTPRequest.Method: AnswerOf<Value>], elsewhere: [HTTPRequest.Method] = []
    ) {
        resource(
            RouterPath(Path.pattern(of: path)), answers: answers.mapValues { handing($0) }, elsewhere: elsewhere)
    }

    func resource<Path: TypedPath, First: PathParameter, Second: PathParameter>(
        _ path: (First, Second) -> Path, answers: [HTTPRequest.Method: AnswerOfTwo<First, Second>]
    ) {
        resource(RouterPath(Path.pattern(of: path)), answers: answers.mapValues { handing($0) })
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

    private func handing<Value: PathParameter>(_ answer: @escaping AnswerOf<Value>) -> Answer {
        { request, context in try await answer(request, context, try context.valid()) }
    }

    private func handing<First: PathParameter, Second: PathParameter>(
        _ answer: @escaping AnswerOfTwo<First, Second>
    ) -> Answer {
        { request, context in try await answer(request, context, try context.valid(), try context.valid()) }
    }
}

// MARK: - Answers that say themselves that an address leads nowhere

/// These are called with nil for a value that is not valid: `router.get(unchecked: SitePath.shared)`. The first label
/// differs, because a closure after the parentheses would fit either way.
extension RouterMethods {
    func get<Path: TypedPath, Value: PathParameter>(
        unchecked path: (Value) -> Path, use answer: @escaping AnswerOf<Value?>
    ) {
        get(RouterPath(Path.pattern(of: path))) { request, context in
            try await answer(request, context, context.value())
        }
    }

    func get<Path: TypedPath, First: PathParameter, Second: PathParameter>(
        unchecked path: (First, Second) -> Path, use answer: @escaping AnswerOfTwo<First?, Second?>
    ) {
        get(RouterPath(Path.pattern(of: path))) { request, context in
            try await answer(request, context, context.value(), context.value())
        }
    }

    func post<Path: TypedPath, Value: PathParameter>(
        unchecked path: (Value) -> Path, use answer: @escaping AnswerOf<Value?>
    ) {
        post(RouterPath(Path.pattern(of: path))) { request, context in
            try await answer(request, context, context.value())
        }
    }
}

extension RequestContext {
    /// The value of this type in the address; nil when it is not valid.
    fileprivate func value<Value: PathParameter>() -> Value? {
        parameters.get(Value.parameterName).flatMap(Value.init(pathText:))
    }

    fileprivate func valid<Value: PathParameter>() throws -> Value {
        guard let value: Value = value() else { throw WebError.notFound }
        return value
    }
}
