import FilmzHashing
import Foundation
import Testing

/// With the examples of the standards.
@Suite("Hashes, codes and keys")
struct HashingTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `SHA-256 by FIPS 180-4`(text: String, digest: String) {
        #expect(SHA256.hash(Data(text.utf8)).hexadecimal == digest)
    }

    @Test func `SHA-256 of pieces is that of the whole`() {
        var hash = SHA256()
        for piece in ["", "a", "", "bc"] { hash.update(Array(piece.utf8)) }
        #expect(hash.finalize() == SHA256.hash(Array("abc".utf8)))
    }

    /// The second test case, whose key is a word.
    @Test func `HMAC by RFC 4231`() {
        let code = HMAC.code(for: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))
        #expect(code.hexadecimal == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test func `a code is valid only for its message and key`() {
        let message = [UInt8]("film".utf8)
        let key = [UInt8]("key".utf8)
        let code = HMAC.code(for: message, key: key)
        #expect(HMAC.isValid(code, for: message, key: key))
        #expect(!HMAC.isValid(code, for: [UInt8]("show".utf8), key: key))
        #expect(!HMAC.isValid(code, for: message, key: [UInt8]("other".utf8)))
        #expect(!HMAC.isValid(code.dropLast(), for: message, key: key))
        #expect(!HMAC.isValid([], for: message, key: key))
    }

    @Test(arguments: [
        (
            "", "", 4, 1, 1,
            "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
                + "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906"
        ),
        (
            "password", "NaCl", 10, 8, 16,
            "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
                + "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640"
        ),
    ])
    func `scrypt by RFC 7914`(
        password: String, salt: String, logRounds: Int, blockSize: Int, parallelism: Int, key: String
    ) throws {
        let derived = try Scrypt.key(
            from: Array(password.utf8), salt: Array(salt.utf8), logRounds: logRounds, blockSize: blockSize,
            parallelism: parallelism, byteCount: 64)
        #expect(derived.hexadecimal == key)
    }

    @Test(arguments: [0, 64]) func `a cost that scrypt does not know is refused`(logRounds: Int) {
        #expect(throws: ScryptError.self) {
            try Scrypt.key(from: [1], salt: [1], logRounds: logRounds, blockSize: 8, parallelism: 1, byteCount: 32)
        }
    }
}
