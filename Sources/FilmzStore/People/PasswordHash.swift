import FilmzDomain
import FilmzHashing
import Foundation

/// What somebody types to prove who they are.
protocol Secret: Sendable {
    var bytes: [UInt8] { get }
}

extension Password: Secret {}
extension Pin: Secret {}

/// The stored form of a password or PIN: its scrypt key, with the cost and the salt.
struct PasswordHash {
    let cost: PasswordCost
    private let salt: [UInt8]
    private let key: [UInt8]

    private static let saltLength = 16
    private static let keyLength = 32

    /// Hashes a secret, which takes as long as the cost demands.
    init(_ secret: some Secret, cost: PasswordCost) throws {
        var generator = SystemRandomNumberGenerator()
        let salt = (0..<Self.saltLength).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        self.cost = cost
        self.salt = salt
        key = try Self.derive(secret, salt: salt, cost: cost)
    }

    /// Whether the hash was made from this secret. Takes the same time for every secret.
    func matches(_ secret: some Secret) throws -> Bool {
        isSame(try Self.derive(secret, salt: salt, cost: cost), key)
    }

    private static func derive(_ secret: some Secret, salt: [UInt8], cost: PasswordCost) throws -> [UInt8] {
        try Scrypt.key(
            from: secret.bytes, salt: salt, logRounds: cost.logRounds, blockSize: cost.blockSize,
            parallelism: cost.parallelism, byteCount: keyLength)
    }
}

/// The string form of the Password Hashing Competition: `$scrypt$ln=15,r=8,p=3$salt$hash`.
extension PasswordHash: LosslessStringConvertible {
    init?(_ description: String) {
        guard
            let match = description.wholeMatch(of: /\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([^$]+)\$([^$]+)/),
            let logRounds = Int(match.1), let blockSize = Int(match.2), let parallelism = Int(match.3),
            let salt = Self.bytes(match.4), let key = Self.bytes(match.5),
            salt.count == Self.saltLength, key.count == Self.keyLength
        else { return nil }
        cost = PasswordCost(logRounds: logRounds, blockSize: blockSize, parallelism: parallelism)
        guard cost.isBearable else { return nil }
        self.salt = salt
        self.key = key
    }

    var description: String {
        let parameters = "ln=\(cost.logRounds),r=\(cost.blockSize),p=\(cost.parallelism)"
        return "$scrypt$\(parameters)$\(Self.base64(salt))$\(Self.base64(key))"
    }

    /// Base 64 without padding.
    private static func base64(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("=", with: "")
    }

    private static func bytes(_ base64: Substring) -> [UInt8]? {
        let padding = String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
        return Data(base64Encoded: base64 + padding).map(Array.init)
    }
}
