import Foundation
import Synchronization
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads a stream of events over its own connection, as a browser does, and can leave.
final class EventReader: NSObject, Awaited, URLSessionDataDelegate {
    struct Event: Equatable {
        var name: String
        var data: String
    }

    private struct State {
        var bytes = Data()
        var headers: [String: String] = [:]
        var isOver = false
    }

    private let state = Mutex(State())
    private let task = Mutex<URLSessionDataTask?>(nil)

    init(_ path: String, port: Int, headers: [String: String] = [:]) throws {
        super.init()
        var request = URLRequest(url: try #require(URL(string: "http://localhost:\(port)\(path)")))
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
        let task = session.dataTask(with: request)
        self.task.withLock { $0 = task }
        session.finishTasksAndInvalidate()
        task.resume()
    }

    /// Closes the connection.
    func leave() { task.withLock { $0?.cancel() } }

    var isOver: Bool { state.withLock { $0.isOver } }
    var headers: [String: String] { state.withLock { $0.headers } }
    var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }

    /// The complete events, parsed by the rules of the HTML standard.
    var events: [Event] {
        text.components(separatedBy: "\n\n").dropLast().map { block in
            let lines = block.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
            func values(_ field: String) -> [String] {
                lines.filter { $0.hasPrefix(field + ": ") }.map { String($0.dropFirst(field.count + 2)) }
            }
            return Event(name: values("event").last ?? "message", data: values("data").joined(separator: "\n"))
        }
    }

    var told: String { text }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let headers = ((response as? HTTPURLResponse)?.allHeaderFields ?? [:]).reduce(into: [String: String]()) {
            if let name = $1.key as? String, let value = $1.value as? String { $0[name.lowercased()] = value }
        }
        state.withLock { $0.headers = headers }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        state.withLock { $0.bytes.append(data) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        state.withLock { $0.isOver = true }
    }
}
