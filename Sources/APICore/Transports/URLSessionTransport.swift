import HTTPTypes

#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// A transport over Foundation, so that an app needs no other library.
///
/// It caches nothing, keeps no cookies and follows no redirects, whatever the session's configuration says.
///
/// On Linux, Foundation ends the program when a response breaks off in its header. There, use it only for hosts that
/// you trust; ``StandardTransport`` is safe with all hosts.
public struct URLSessionTransport: Transport {
    private let session: Session
    private let timeLimit: Duration

    /// The number of seconds by which the session's own time limit is longer.
    private static let margin = 5.0

    /// A transport with a session of its own, and a maximum duration of a call, from its beginning to the last byte.
    public init(configuration: URLSessionConfiguration = .ephemeral, timeLimit: Duration = .seconds(15)) {
        let configuration = (configuration.copy() as? URLSessionConfiguration) ?? .ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        // The limit to the last byte is enforced here. The session's own only limits idle time; it is longer, so that
        // it never ends a call first.
        configuration.timeoutIntervalForRequest = timeLimit / .seconds(1) + Self.margin
        self.session = Session(configuration)
        self.timeLimit = timeLimit
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        try await withTimeLimit(timeLimit, for: request) { () async throws(APIError) -> APIResponse in
            try await exchange(request)
        }
    }

    private func exchange(_ request: APIRequest) async throws(APIError) -> APIResponse {
        var outgoing = URLRequest(url: try request.signedURL, cachePolicy: .reloadIgnoringLocalCacheData)
        outgoing.httpMethod = request.method.rawValue
        outgoing.httpBody = request.body
        outgoing.httpShouldHandleCookies = false
        for field in try request.signedFields {
            outgoing.addValue(field.value, forHTTPHeaderField: field.name.canonicalName)
        }
        let task = session.session.dataTask(with: outgoing)
        let outcome = await withTaskCancellationHandler {
            await session.receiver.outcome(of: task, limit: request.answerLimit)
        } onCancel: {
            task.cancel()
            // Foundation on Linux does not report the end of every cancelled task.
            session.receiver.end(task, as: .failed(.cancelled))
        }
        switch outcome {
        case .answered(let response): return response
        case .failed(let kind): throw APIError(kind, of: request)
        }
    }

    /// The owner of a session and its receiver, which would keep each other alive if the session were not invalidated.
    private final class Session: Sendable {
        let session: URLSession
        let receiver = URLSessionReceiver()

        init(_ configuration: URLSessionConfiguration) {
            session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        }

        deinit {
            session.finishTasksAndInvalidate()
        }
    }
}
