import APICore
public import Foundation
import HTTPTypes
import NIOCore
import NIOPosix

/// A client that checks whether a server is a healthy Filmz, by its page `healthz`.
public struct HealthProbe: Sendable {
    public enum Place: Hashable, Sendable {
        /// The address of the page.
        case web(URL)
        /// A Unix socket, and the path of the page.
        case socket(String, path: String)
    }

    public enum Answer: Hashable, Sendable {
        case ready
        /// A Filmz that is not healthy, with the word that it responded.
        case unready(String)
        /// Another program responded.
        case somethingElse
        /// There was no response, or this machine does not trust the certificate.
        case nobody
    }

    private let timeLimit: Duration
    private static let byteLimit = 16 * 1_024

    public init(timeLimit: Duration = .seconds(5)) {
        self.timeLimit = timeLimit
    }

    /// - Returns: the server's response within the time limit
    public func ask(_ address: Place) async -> Answer {
        do {
            let (status, body) =
                switch address {
                case .web(let url): try await ask(url)
                case .socket(let socket, let path): try await ask(socket, path: path)
                }
            let word = String(decoding: body.prefix(100), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            return switch (status, word) {
            case (200, "ready"): .ready
            case (503, _) where !word.isEmpty && word.allSatisfy { $0.isLetter || $0 == "-" }: .unready(word)
            default: .somethingElse
            }
        } catch {
            return .nobody
        }
    }

    private func ask(_ url: URL) async throws -> (status: Int, body: Data) {
        try await AsyncHTTPTransport.run(timeLimit: timeLimit) { transport in
            let answer = try await transport.send(
                APIRequest(url, service: "Filmz", answerLimit: Self.byteLimit))
            return (answer.status.code, answer.body)
        }
    }

    /// Sends one request by hand, because this program's HTTP client does not support sockets.
    private func ask(_ socket: String, path: String) async throws -> (status: Int, body: Data) {
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connectTimeout(.seconds(timeLimit.components.seconds))
            .connect(unixDomainSocketPath: socket) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        let end = channel.channel.eventLoop.scheduleTask(in: .seconds(timeLimit.components.seconds)) {
            channel.channel.close(promise: nil)
        }
        defer { end.cancel() }
        let answer = try await channel.executeThenClose { incoming, outgoing in
            try await outgoing.write(
                ByteBuffer(string: "GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
            var answer = Data()
            for try await part in incoming where answer.count < Self.byteLimit { answer += part.readableBytesView }
            return answer
        }
        let words = String(decoding: answer.prefix(100), as: UTF8.self).split(separator: " ")
        guard words.first?.hasPrefix("HTTP/1.") == true, let code = words.dropFirst().first.flatMap({ Int($0) }),
            let head = answer.range(of: Data("\r\n\r\n".utf8))
        else { return (0, Data()) }
        return (code, answer[head.upperBound...])
    }
}
