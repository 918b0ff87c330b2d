import FilmzDomain
import Logging

/// Why somebody was not signed in. Told in the log, for programs that shut out who guesses: `docs/fail2ban.md` and its
/// filter go by these very words.
enum SignInRefusal: String {
    case wrongPassword = "wrong password"
    case tooMany = "too many tries"
    /// Too many are trying at once; not who asks is to blame.
    case busy

    /// Never says what was typed, nor anything else that the visitor chose.
    func log(_ client: Client, to logger: Logger) {
        var logger = logger
        // The filter must be able to tell the line from its beginning.
        logger[metadataKey: "hb.request.id"] = nil
        logger.warning("Sign-in refused from \(client.address?.description ?? "unknown"): \(rawValue)")
    }
}
