public import APICore
import Foundation
import HTTPTypes

/// AMC's conventions for errors. https://developers.amctheatres.com/Errors
///
/// AMC's 404 has several meanings: without a body, the key is unknown; with a list of errors, the item or the call does
/// not exist. Its codes have several meanings too, so the status and the messages also count.
public enum AMCVendor: APIVendor {
    public static let name = "AMC"

    public static func fault(in response: APIResponse) -> APIFault? {
        guard let errors = errors(in: response) else {
            return if response.status == .notFound { wordlessNotFound(response) } else { response.statusFault }
        }
        let kind = response.statusFault?.kind ?? .rejected
        return APIFault(meaning(of: errors, where: kind), message: errors.message, cause: errors)
    }

    /// The errors that AMC lists; nil if it lists none. A response with a good status is decoded only if it is short
    /// and contains the word "errors".
    static func errors(in response: APIResponse) -> AMCErrors? {
        guard response.isObject else { return nil }
        if response.status.kind == .successful {
            guard response.body.count < 64 << 10, response.body.range(of: Data(#""errors""#.utf8)) != nil else {
                return nil
            }
        }
        return try? makeDecoder().decode(AMCErrors.self, from: response.body)
    }

    private static func meaning(of errors: AMCErrors, where kind: APIError.Kind) -> APIError.Kind {
        switch kind {
        case .notFound where errors.contain(code: 12_004) || errors.say("no matching endpoint"): .rejected
        case .rejected where errors.contain(code: 1) || errors.say("requires vendor authentication"): .unauthorized
        case .rejected where errors.say("downstream system"): .serviceUnavailable
        default: kind
        }
    }

    private static func wordlessNotFound(_ response: APIResponse) -> APIFault {
        if response.firstByte == nil {
            return APIFault(.unauthorized, message: "An empty answer with status 404: AMC does not know the key.")
        }
        // AMC does not report a missing film with an HTML page.
        return APIFault(response.isObject ? .notFound : .unreadable)
    }
}
