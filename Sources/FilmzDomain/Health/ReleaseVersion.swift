import Foundation

/// The version of a release: `0.2.0`, or `1.0.0-beta.2`, which comes before `1.0.0` (https://semver.org).
public struct ReleaseVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The three numbers.
    private let numbers: [Int]
    /// The pre-release identifier after `-`; nil for a final release.
    private let preview: String?

    /// Reads a version, also with a leading `v`, and with only two numbers; returns nil for anything else. Build
    /// metadata after `+` is ignored.
    public init?(_ text: String) {
        guard text.utf8.count <= 60,
            let match = text.wholeMatch(
                of: /v?([0-9]{1,9})\.([0-9]{1,9})(?:\.([0-9]{1,9}))?(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?/)
        else { return nil }
        numbers = [match.1, match.2, match.3 ?? "0"].compactMap { Int($0) }
        preview = match.4.map(String.init)
    }

    public var description: String {
        numbers.map(String.init).joined(separator: ".") + (preview.map { "-" + $0 } ?? "")
    }

    public static func < (one: ReleaseVersion, other: ReleaseVersion) -> Bool {
        if one.numbers != other.numbers { return one.numbers.lexicographicallyPrecedes(other.numbers) }
        switch (one.preview, other.preview) {
        case (let one?, let other?): return one.compare(other, options: .numeric) == .orderedAscending
        case (_?, nil): return true
        case (nil, _): return false
        }
    }
}
