import Foundation

/// What every answer says of itself: `Response`, `True` or `False` as text, and in the second case `Error`.
struct OMDbEnvelope: Decodable {
    /// The words of a refusal; nil when the answer is not one.
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
