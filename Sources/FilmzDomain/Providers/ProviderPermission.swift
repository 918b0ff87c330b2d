/// A permission to make requests to providers. Calls are limited, and belong to the person who uses Filmz.
///
/// Every function that may reach a provider has this parameter, so that no caller forgets to check the person. Where it
/// is optional, nil means that no provider is asked. Only FilmzWeb, after it has checked a request, and the command
/// line create it.
public struct ProviderPermission: Hashable, Sendable {
    /// The permission for a person's request.
    public static let granted = ProviderPermission()

    private init() {}
}
