/// The state of the providers' answers while a film's page is open.
public enum ProviderNews: Sendable, Equatable {
    case none
    /// Providers are being asked; the script waits for their answers.
    case coming
    /// Providers were asked, and some of them take too long.
    case late
}
