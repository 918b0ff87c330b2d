import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A running server, asked over HTTP as a browser would.
final class FilmzServer: Sendable {
    struct Answer {
        let status: Int
        let headers: [String: String]
        let body: String
    }

    let address: String
    var port: String { String(address.split(separator: ":").last ?? "") }
    /// What it printed when it began to listen.
    let said: String
    private let process: Process
    // Keeps the pipe open, because the server must not end when it cannot print.
    private let output: Pipe
    private let session: URLSession

    init(process: Process, address: String, said: String, output: Pipe) {
        self.process = process
        self.address = address
        self.said = said
        self.output = output
        // The tests send cookies themselves.
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        session = URLSession(configuration: configuration, delegate: NoRedirects(), delegateQueue: nil)
    }

    deinit {
        if process.isRunning { kill() }
    }

    /// Ends the server as a crash would: at once, whatever it is doing.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    var isRunning: Bool { process.isRunning }

    /// Sends a signal and does not wait.
    func signal(_ signal: Int32) {
        Foundation.kill(process.processIdentifier, signal)
    }

    /// Waits for its end.
    /// - Returns: its exit code or, as in shells, 128 plus the signal that ended it
    func end() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Asks it to end, and waits until it has.
    /// - Returns: its exit code
    func stop() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Asks it to end, and returns the rest of its output.
    func lastWords() throws -> String {
        _ = stop()
        return String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }

    func get(_ path: String, headers: [String: String] = [:]) async throws -> Answer {
        try await send(path, "GET", headers, nil)
    }

    /// Sends a form as a page of this server would.
    func post(_ path: String, _ form: String, headers: [String: String] = [:]) async throws -> Answer {
        let own = ["Origin": address, "Content-Type": "application/x-www-form-urlencoded"]
        return try await send(path, "POST", own.merging(headers) { $1 }, Data(form.utf8))
    }

    /// Signs in with a password as forms encode it.
    /// - Returns: the cookie to send from now on
    func signIn(_ password: String) async throws -> String {
        let answer = try await post("/sign-in", "password=\(password)")
        guard answer.status == 303, let cookie = answer.headers["set-cookie"] else {
            throw URLError(.userAuthenticationRequired)
        }
        return String(cookie.prefix { $0 != ";" })
    }

    private func send(
        _ path: String, _ method: String, _ headers: [String: String], _ body: Data?
    ) async throws -> Answer {
        guard let url = URL(string: address + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        var fields: [String: String] = [:]
        for (name, value) in response.allHeaderFields { fields["\(name)".lowercased()] = "\(value)" }
        return Answer(status: response.statusCode, headers: fields, body: String(decoding: data, as: UTF8.self))
    }
}

/// Tests check redirects themselves.
private final class NoRedirects: NSObject, URLSessionTaskDelegate, Sendable {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}
