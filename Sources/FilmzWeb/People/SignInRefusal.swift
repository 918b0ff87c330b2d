import FilmzDomain
import Logging

/// The reason why a sign-in was refused. It is written to the log for programs that block attackers: `docs/fail2ban.md`
/// and its filter depend on these exact words.
enum SignInRefusal: String {
    case wrongPassword = "wrong password"
    case tooMany = "too many tries"
    /// Too many are trying at once. This is not the visitor's fault.
    case busy

    /// Logs the refusal, but never the password, nor any other text that the visitor chose.
    func log(_ client: Client, to logger: Logger) {
        var logger = logger
        // The filter must recognise the line by its beginning.
        logger[metadataKey: "hb.request.id"] = nil
        logger.warning("Sign-in refused from \(client.address?.description ?? "unknown"): \(rawValue)")
    }
}
