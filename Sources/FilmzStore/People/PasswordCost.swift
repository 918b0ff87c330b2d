/// How much work scrypt makes of one password.
public struct PasswordCost: Hashable, Sendable {
    /// N is two to the power of this: memory and time.
    let logRounds: Int
    /// r: memory of one block, in 128 bytes.
    let blockSize: Int
    /// p: how often all of it is done.
    let parallelism: Int

    /// What OWASP's Password Storage Cheat Sheet names for 32 MiB: N = 2¹⁵, r = 8, p = 3. Debug builds need 65 times as
    /// long for it, so there it is less; a release renews such a hash at the next sign-in.
    public static var standard: PasswordCost {
        #if DEBUG
            .low
        #else
            PasswordCost(logRounds: 15, blockSize: 8, parallelism: 3)
        #endif
    }

    /// For tests: next to nothing.
    public static let low = PasswordCost(logRounds: 4, blockSize: 8, parallelism: 1)

    init(logRounds: Int, blockSize: Int, parallelism: Int) {
        (self.logRounds, self.blockSize, self.parallelism) = (logRounds, blockSize, parallelism)
    }

    /// Blocks computed in all.
    var work: Int { (1 << logRounds) * blockSize * parallelism }

    /// Whether it can have been chosen by us: a damaged database must not ask for hours and gigabytes.
    var isBearable: Bool {
        1...20 ~= logRounds && 1...32 ~= blockSize && 1...16 ~= parallelism && work <= 1 << 24
    }
}
