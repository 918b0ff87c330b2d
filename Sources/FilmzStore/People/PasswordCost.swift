/// The work that scrypt does for one password.
public struct PasswordCost: Hashable, Sendable {
    /// The logarithm of N to the base 2. It sets memory and time.
    let logRounds: Int
    /// The parameter r: the memory of one block, in units of 128 bytes.
    let blockSize: Int
    /// The parameter p: the number of times that all of the work is repeated.
    let parallelism: Int

    /// The cost that OWASP's Password Storage Cheat Sheet names for 32 MiB: N = 2¹⁵, r = 8, p = 3. Debug builds would
    /// need 65 times as long, so they use less; a release build renews such a hash at the next sign-in.
    public static var standard: PasswordCost {
        #if DEBUG
            .low
        #else
            PasswordCost(logRounds: 15, blockSize: 8, parallelism: 3)
        #endif
    }

    /// The cost of nearly no work, for tests.
    public static let low = PasswordCost(logRounds: 4, blockSize: 8, parallelism: 1)

    /// The number of blocks computed.
    var work: Int { (1 << logRounds) * blockSize * parallelism }

    /// Whether Filmz may have chosen this cost. A damaged database must not ask for hours and gigabytes.
    var isBearable: Bool {
        1...20 ~= logRounds && 1...32 ~= blockSize && 1...16 ~= parallelism && work <= 1 << 24
    }
}
