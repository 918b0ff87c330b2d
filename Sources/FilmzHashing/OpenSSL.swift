import CFilmzCrypto

/// The system's OpenSSL, which libzip loads anyway.
enum OpenSSL {
    /// Whether it can be used. The system's configuration is not read: it may leave out algorithms, and then nobody
    /// could sign in.
    static let isReady = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_LOAD_CONFIG), nil) == 1

    /// The algorithm, looked up once. Safe: it is never changed and never freed.
    nonisolated(unsafe) static let sha256: OpaquePointer = {
        guard isReady, let algorithm = unsafe EVP_MD_fetch(nil, "SHA256", nil) else { fail("offer SHA-256") }
        return unsafe algorithm
    }()

    /// Ends the program. What OpenSSL does without input of others fails only without memory, or if it is broken.
    static func fail(_ action: String) -> Never {
        preconditionFailure("The system's OpenSSL could not \(action). Install libssl again and start Filmz again.")
    }
}
