import Foundation
import HTTPTypes

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The delegate that collects what the tasks of one session receive, each up to its limit.
final class URLSessionReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    enum Outcome: Sendable {
        case answered(APIResponse)
        case failed(APIError.Kind)
    }

    fileprivate struct Exchange {
        let limit: Int
        let continuation: CheckedContinuation<Outcome, Never>
        var response: HTTPURLResponse?
        var body = Data()
        var isTooLarge = false
    }

    // A lock, since `Mutex` needs a newer system than the libraries do.
    private let lock = NSLock()
    private var exchanges: [Int: Exchange] = [:]

    /// Runs a task to its end.
    func outcome(of task: URLSessionDataTask, limit: Int) async -> Outcome {
        await withCheckedContinuation { continuation in
            lock.withLock { exchanges[task.taskIdentifier] = Exchange(limit: limit, continuation: continuation) }
            // If it was cancelled before this line, there was nothing to end.
            if Task.isCancelled { end(task, as: .failed(.cancelled)) } else { task.resume() }
        }
    }

    /// Ends the wait for a task, unless it has ended.
    func end(_ task: URLSessionTask, as outcome: Outcome) {
        lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }?.continuation.resume(returning: outcome)
    }

    /// Updates what a task has received; false if that is more than allowed.
    private func update(_ task: URLSessionTask, change: (inout Exchange) -> Int64) -> Bool {
        lock.withLock {
            // Taken out first, so that it is added to and not copied.
            guard var exchange = exchanges.removeValue(forKey: task.taskIdentifier) else { return false }
            exchange.isTooLarge = change(&exchange) > exchange.limit || exchange.isTooLarge
            exchanges[task.taskIdentifier] = exchange
            return !exchange.isTooLarge
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let fits = update(dataTask) { exchange in
            exchange.response = response as? HTTPURLResponse
            return response.expectedContentLength
        }
        completionHandler(fits ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let fits = update(dataTask) { exchange in
            let length = exchange.body.count + data.count
            if length <= exchange.limit { exchange.body += data }
            return Int64(length)
        }
        if !fits { dataTask.cancel() }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        _ = update(task) { exchange in
            exchange.response = response
            return 0
        }
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = lock.withLock({ exchanges.removeValue(forKey: task.taskIdentifier) }) else { return }
        exchange.continuation.resume(returning: exchange.outcome(error: error))
    }
}

extension URLSessionReceiver.Exchange {
    fileprivate func outcome(error: (any Error)?) -> URLSessionReceiver.Outcome {
        if isTooLarge { return .failed(.answerTooLarge) }
        if let error { return .failed(Self.kind(of: error)) }
        guard let response, (100...999).contains(response.statusCode) else { return .failed(.unreadable) }
        var fields = HTTPFields()
        for (name, value) in response.allHeaderFields {
            guard let name = name as? String, let name = HTTPField.Name(name), let value = value as? String,
                HTTPField.isValidValue(value)
            else { continue }
            fields[name] = value
        }
        let status = HTTPResponse.Status(code: response.statusCode)
        return .answered(APIResponse(status: status, fields: fields, body: body))
    }

    private static func kind(of error: any Error) -> APIError.Kind {
        switch (error as? URLError)?.code {
        case .cancelled: .cancelled
        case .timedOut: .timedOut
        // Foundation on Linux reports a response that is not HTTP as an unsupported URL.
        case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData, .cannotDecodeRawData,
            .unsupportedURL:
            .unreadable
        case .badURL: .invalidRequest
        default: .unreachable
        }
    }
}
