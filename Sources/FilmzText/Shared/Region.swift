/// A country, a territory or a part of the world, whose customs decide how dates, times, numbers and distances are
/// written.
public struct Region: Hashable, Sendable, LosslessStringConvertible {
    /// The code as in BCP 47: `US`, or `419` for Latin America.
    public let description: String

    /// Returns nil unless the text is two Latin letters or three digits.
    public init?(_ description: String) {
        let isRegion =
            switch description.utf8.count {
            case 2: description.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
            case 3: description.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            default: false
            }
        guard isRegion else { return nil }
        self.description = description.uppercased()
    }

    /// The region in a tag of a language: `AT` for `de-AT`. Nil when it names none.
    public init?(tag: some StringProtocol) {
        // No tag of a language is as long. After a subtag of one letter come extensions, which name no region.
        guard tag.utf8.count <= 35 else { return nil }
        let subtags = tag.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }
        guard let region = subtags.lazy.compactMap({ Region(String($0)) }).first else { return nil }
        self = region
    }

    /// The region whose dates the environment of a program asks for: that of `LC_ALL`, `LC_TIME` or `LANG`, as in POSIX.
    /// Nil when it names none.
    public init?(environment: [String: String]) {
        let names = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }
        let locale = names.first { !$0.isEmpty } ?? ""
        self.init(tag: String(locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }))
    }
}
