import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore

/// A request in `docs/api.md` and the answer that is shown under it:
///
///     ```http
///     PATCH /api/v1/films/348/mine
///
///     {"rating": 4.5}
///     ```
///
///     ```json 200
///     { … }
///     ```
struct DocumentedExample {
    let method: HTTPRequest.Method
    let path: String
    let body: String?
    /// The status and the answer, as they stand in the document.
    let answer: String

    /// In the document, this stands for the number of the last change, which differs in each run.
    static let change = "4503599627370497"

    /// All in a document, in their order.
    static func all(in document: String) -> [DocumentedExample] {
        document.matches(of: /```http\n([A-Z]+) ([^\n]+)\n(?:\n((?s:.*?))\n)?```\n\n```json ((?s:.*?))```\n/).compactMap
        {
            guard let method = HTTPRequest.Method(String($0.output.1)) else { return nil }
            return DocumentedExample(
                method: method, path: String($0.output.2), body: $0.output.3.map(String.init),
                answer: String($0.output.4))
        }
    }

    /// Sends the request, and returns the answer in the form of the document.
    /// - Parameter change: the number of the last change, before and after
    func answer(from web: WebFixture, change: inout String) async throws -> String {
        let response = try await web.send(
            path.replacing(Self.change, with: change), method, WebFixture.program, body.map(ByteBuffer.init(string:)))
        change = response.text.firstMatch(of: /"change":"([0-9]+)"/).map { String($0.output.1) } ?? change
        let value = try JSONSerialization.jsonObject(with: Data(response.body.readableBytesView))
        let pretty = try JSONSerialization.data(
            withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        let text = String(decoding: pretty, as: UTF8.self).replacing(change, with: Self.change)
            .replacing(/\[\s+\]/, with: "[]").replacing(/\{\s+\}/, with: "{}")
        return "\(response.status.code)\n\(text)\n"
    }
}
