import CFilmzCrypto
public import Foundation

/// SHA-256 ([FIPS 180-4](https://csrc.nist.gov/pubs/fips/180-4/upd1/final)) of bytes that come in pieces.
@safe public struct SHA256: ~Copyable {
    public static let byteCount = 32

    private let context: OpaquePointer

    public init() {
        // Safe: nothing else has the context, and it lives as long as this value.
        guard let context = unsafe EVP_MD_CTX_new(), unsafe EVP_DigestInit_ex(context, OpenSSL.sha256, nil) == 1
        else { OpenSSL.fail("begin a SHA-256") }
        unsafe self.context = context
    }

    deinit { unsafe EVP_MD_CTX_free(context) }

    /// Adds the next piece.
    public mutating func update(_ piece: some ContiguousBytes) {
        // Safe: the bytes are read before the closure returns.
        let isAdded = unsafe piece.withUnsafeBytes { bytes in
            unsafe EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
        }
        guard isAdded == 1 else { OpenSSL.fail("go on with a SHA-256") }
    }

    /// The 32 bytes of the hash of all pieces.
    public consuming func finalize() -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: Self.byteCount)
        // Safe: a SHA-256 has as many bytes as there is room for.
        guard unsafe EVP_DigestFinal_ex(context, &hash, nil) == 1 else { OpenSSL.fail("finish a SHA-256") }
        return hash
    }

    /// The 32 bytes of the hash of bytes that are all there.
    public static func hash(_ bytes: some ContiguousBytes) -> [UInt8] {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finalize()
    }
}
