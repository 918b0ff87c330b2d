import CFilmzCrypto

/// Codes that only who has the key can make: HMAC with SHA-256
/// ([RFC 2104](https://www.rfc-editor.org/rfc/rfc2104)).
public enum HMAC {
    /// The 32 bytes of the code for a message.
    public static func code(for message: [UInt8], key: [UInt8]) -> [UInt8] {
        var code = [UInt8](repeating: 0, count: SHA256.byteCount)
        // Safe: the arrays outlive the call, and a SHA-256 has as many bytes as there is room for.
        let made = unsafe CFilmzCrypto.HMAC(
            OpenSSL.sha256, key, CInt(key.count), message, message.count, &code, nil)
        guard unsafe made != nil else { OpenSSL.fail("make a code") }
        return code
    }

    /// Whether this is the code for a message. Takes the same time wherever codes differ.
    public static func isValid(_ code: [UInt8], for message: [UInt8], key: [UInt8]) -> Bool {
        isSame(code, Self.code(for: message, key: key))
    }
}

/// Whether two secrets are the same. Takes the same time wherever they differ; their length is no secret.
public func isSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    // Safe: no more bytes are read than both have.
    unsafe first.count == second.count && CRYPTO_memcmp(first, second, first.count) == 0
}
