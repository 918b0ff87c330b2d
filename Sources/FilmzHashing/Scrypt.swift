import CFilmzCrypto

/// Keys from passwords, which take time and memory to derive: scrypt
/// ([RFC 7914](https://www.rfc-editor.org/rfc/rfc7914)).
public enum Scrypt {
    /// - Parameters:
    ///   - logRounds: the binary logarithm of the number of rounds
    ///   - byteCount: the length of the key
    /// - Throws: `ScryptError` if there is not enough memory, about 128 × `blockSize` × rounds bytes, or if the cost is
    ///   none that scrypt knows
    public static func key(
        from password: [UInt8], salt: [UInt8], logRounds: Int, blockSize: Int, parallelism: Int, byteCount: Int
    ) throws(ScryptError) -> [UInt8] {
        guard 1...63 ~= logRounds, blockSize > 0, parallelism > 0, byteCount > 0, OpenSSL.isReady else {
            throw ScryptError()
        }
        var key = [UInt8](repeating: 0, count: byteCount)
        // Safe: the arrays outlive the call, and the key has as many bytes as it is told.
        let isDerived = unsafe password.withUnsafeBytes { password in
            unsafe EVP_PBE_scrypt(
                password.baseAddress, password.count, salt, salt.count, 1 << UInt64(logRounds), UInt64(blockSize),
                UInt64(parallelism), .max, &key, byteCount)
        }
        guard isDerived == 1 else { throw ScryptError() }
        return key
    }
}

public struct ScryptError: Error, CustomStringConvertible {
    public var description: String { "The password could not be hashed: there is not enough memory." }
}
