import Foundation

/// The fields that every response has: `Response`, `True` or `False` as text, and in the second case `Error`.
struct OMDbEnvelope: Decodable {
    /// The message of a refusal; nil if the response is not one.
    let refusal: String?

    private enum CodingKeys: String, CodingKey {
        case response = "Response"
        case error = "Error"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let error = fields.known(.error)
        let isRefused =
            switch fields.known(.response)?.lowercased() {
            case "true": false
            case "false": true
            case nil: (try? fields.decode(Bool.self, forKey: .response)) == false || error != nil
            default: error != nil
            }
        refusal = if isRefused { error ?? "" } else { nil }
    }
}
