public import APICore
public import Foundation
import HTTPTypes

/// AMC's conventions for lists of showtimes: as for other calls, except that a 404 with "No showtimes found." is not a
/// failure. It is a day without showtimes, read as an empty page.
public enum AMCShowtimesVendor: APIVendor {
    public static let name = AMCVendor.name

    public static func fault(in response: APIResponse) -> APIFault? {
        if response.status == .notFound, AMCVendor.errors(in: response)?.sayNoShowtimes == true { return nil }
        return AMCVendor.fault(in: response)
    }

    public static func makeDecoder() -> JSONDecoder { AMCVendor.makeDecoder() }
}
