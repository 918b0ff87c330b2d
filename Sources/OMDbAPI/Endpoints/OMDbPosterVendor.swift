import APICore
import Foundation
import HTTPTypes

/// OMDb's conventions for posters: a picture, or status 200 and a text.
enum OMDbPosterVendor: APIVendor {
    static let name = OMDbVendor.name

    static func fault(in response: APIResponse) -> APIFault? {
        if response.status.kind == .successful, response.body.isPicture { return nil }
        let fault = OMDbVendor.fault(in: response) ?? APIFault(.unreadable)
        // No response for a missing poster is on record, so a plain 404 counts as one here.
        return if fault.kind == .unreadable { response.statusFault ?? fault } else { fault }
    }
}

extension Data {
    /// Whether the first bytes are those of a JPEG, PNG, GIF or WebP.
    fileprivate var isPicture: Bool {
        starts(with: [0xFF, 0xD8, 0xFF]) || starts(with: [0x89, 0x50, 0x4E, 0x47]) || starts(with: Data("GIF8".utf8))
            || starts(with: Data("RIFF".utf8)) && dropFirst(8).starts(with: Data("WEBP".utf8))
    }
}
