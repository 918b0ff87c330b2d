/// The permission to ask providers, whose calls are limited and belong to the person who uses Filmz.
///
/// Everything that may reach a provider takes one, so that no caller forgets to look who asks. Where it is optional, nil
/// gives what is here. Only FilmzWeb, once it has judged a request, and the command line give it.
public struct ProviderPermission: Hashable, Sendable {
    /// A person asks for this now.
    public static let granted = ProviderPermission()

    private init() {}
}
