/// The permission to ask providers. Calls are limited, and belong to the person who uses Filmz.
///
/// Everything that may reach a provider takes one, so that no caller forgets to check who asks. Where it is optional,
/// nil means that no provider is asked. Only FilmzWeb, after it has checked a request, and the command line give it.
public struct ProviderPermission: Hashable, Sendable {
    /// A person asks for this now.
    public static let granted = ProviderPermission()

    private init() {}
}
