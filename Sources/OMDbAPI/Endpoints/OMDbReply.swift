import APICore
import Foundation
import HTTPTypes

/// A response, classified in the same way for all calls.
enum OMDbReply {
    /// JSON that reports no failure.
    case answer
    /// A failure with OMDb's message, whatever the status.
    case refusal(String)
    /// Anything else: HTML, XML, truncated JSON, an empty body.
    case garbled

    init(_ response: APIResponse) {
        let body = response.withoutMark
        if response.isObject, let envelope = try? JSONDecoder().decode(OMDbEnvelope.self, from: body) {
            self = envelope.refusal.map { .refusal($0) } ?? .answer
        } else if let words = Self.unescapedWords(of: body) {
            self = .refusal(words)
        } else if body.count <= 500, let words = String(bytes: body, encoding: .utf8)?.known,
            words.hasPrefix("Error: ") || response.status == .unauthorized && words.contains("limit reached")
        {
            self = .refusal(words.hasPrefix("Error: ") ? String(words.dropFirst(7)) : words)
        } else {
            self = .garbled
        }
    }

    /// The message of a refusal that is not valid JSON, because it quotes the search term without escaping the
    /// quotation marks.
    private static func unescapedWords(of body: Data) -> String? {
        let start = #"{"Response":"False","Error":""#
        let end = #""}"#
        guard body.starts(with: Data(start.utf8)),
            let text = String(bytes: body, encoding: .utf8)?.trimmingCharacters(in: .whitespacesAndNewlines),
            text.hasSuffix(end), text.count >= start.count + end.count
        else { return nil }
        return String(text.dropFirst(start.count).dropLast(end.count))
    }

    /// The fault that a response reports, or nil if there is none.
    static func fault(in response: APIResponse) -> APIFault? {
        switch OMDbReply(response) {
        case .answer: response.statusFault
        // A response that is not OMDb's comes from an intermediary, which knows no films.
        case .garbled where response.status.kind == .successful || response.statusFault?.kind == .notFound:
            APIFault(.unreadable)
        case .garbled: response.statusFault
        case .refusal(let words): fault(words, in: response)
        }
    }

    private static func fault(_ words: String, in response: APIResponse) -> APIFault {
        let message: String? = if words.isEmpty { nil } else { words }
        let byStatus = response.statusFault.map { APIFault($0.kind, message: message) }
        let rejected = APIFault(.rejected, message: message)
        switch (response.status.code, OMDbRefusal(words)) {
        case (_, .quotaUsedUp):
            return APIFault(.quotaExceeded, message: message)
        case (500...599, _):
            return byStatus ?? rejected
        case (401, _):
            return APIFault(words.lowercased().contains("limit") ? .quotaExceeded : .unauthorized, message: message)
        case (403, _), (429, _), (_, .other):
            return byStatus ?? rejected
        case (_, .badKey):
            return APIFault(.unauthorized, message: message)
        case (_, .nothingFound), (_, .badID), (_, .badValue), (_, .noData):
            return APIFault(.notFound, message: message)
        case (_, .tooManyResults):
            return APIFault(.rejected, message: "Too many results. Ask for a longer text.")
        }
    }
}
