public import APICore
public import Foundation
import HTTPTypes

/// A client of the AMC Theatres API. https://developers.amctheatres.com
///
///     let client = AMCClient(vendorKey: key)
///     let movies = try await client.fetchNowPlayingMovies(pageSize: 100).movies
///
/// Vendors have to apply to AMC for a key; that takes some days, and AMC may refuse. All calls throw `APIError`;
/// ``AMCErrors`` is its `cause` if AMC reported errors.
public struct AMCClient: APIService {
    public let client: APIClient
    /// The format of dates in addresses.
    public let dateForm: AMCDateForm

    /// The base address of AMC's sandbox: it has films and theatres, but no current showtimes.
    public static let sandbox = URL(known: "https://api.sandbox.amctheatres.com")

    /// A client with a vendor's key, which is sent in the header field `X-AMC-Vendor-Key`.
    ///
    /// Calls are retried as `retry` says, with waits by `clock`. `baseURL` replaces AMC's own host, for example
    /// with the ``sandbox``.
    public init(
        vendorKey: String, dateForm: AMCDateForm = .monthFirst, transport: any Transport = StandardTransport(),
        retry: RetryPolicy = .standard, baseURL: URL? = nil, clock: any Clock<Duration> = ContinuousClock()
    ) {
        let key = vendorKey.trimmingCharacters(in: .whitespacesAndNewlines)
        self.client = APIClient(
            transport: RetryingTransport(transport, policy: retry, vendor: AMCVendor.self, clock: clock),
            credential: HTTPField.Name("X-AMC-Vendor-Key").map { .field($0, key: key) }, baseURL: baseURL)
        self.dateForm = dateForm
    }
}
