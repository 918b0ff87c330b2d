package import Foundation

extension APIClient {
    /// Makes a call whose answer is no JSON, a picture for instance, and brings back its bytes. The vendor says in
    /// ``APIVendor/fault(in:)`` which answers are worth having.
    @concurrent
    package func data<Vendor: APIVendor>(
        for target: some HTTPTargetType, from vendor: Vendor.Type
    ) async throws(APIError) -> Data {
        try await response(to: try request(for: target, of: vendor), from: vendor).body
    }
}
