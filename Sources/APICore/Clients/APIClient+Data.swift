package import Foundation

extension APIClient {
    /// Makes a call whose response is not JSON, such as a picture, and returns its bytes. The vendor's
    /// ``APIVendor/fault(in:)`` decides which responses are good.
    @concurrent
    package func data<Vendor: APIVendor>(
        for target: some HTTPTargetType, from vendor: Vendor.Type
    ) async throws(APIError) -> Data {
        try await response(to: try request(for: target, of: vendor), from: vendor).body
    }
}
