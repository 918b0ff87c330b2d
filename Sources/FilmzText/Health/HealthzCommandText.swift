/// `filmz healthz`, and what is said of a server that was asked.
public enum HealthzCommandText: TextKey {
    case abstract, discussion, needsURL, ready, unready, somethingElse, nobody, nobodyTrusted

    public var english: Message {
        switch self {
        case .abstract: "Ask the running server whether it can do its work."
        case .discussion:
            "The server is asked where the settings say that it listens; give the options of filmz serve if it was started with any. The exit code is 0 only if it is ready."
        case .needsURL:
            "A server with a certificate can only be asked by its name; give it with --url, such as https://films.example.org."
        case .ready: "{place} answers: ready."
        case .unready: "{place} answers that it is not ready: {word}. filmz doctor says what is wrong."
        case .somethingElse: "Something else than Filmz answers at {place}; look what listens there."
        case .nobody: "Nobody answers at {place}; see whether Filmz runs."
        case .nobodyTrusted:
            "Nobody answers at {place}; see whether Filmz and its proxy run, and whether its certificate is one that this machine trusts."
        }
    }
}
