import Foundation

/// The contrast of two colours by WCAG: 1 to 21.
enum Contrast {
    static func between(_ one: String, _ other: String) -> Double {
        let first = luminance(one)
        let second = luminance(other)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The visible colour of `#rrggbb` under a `#rrggbbaa`.
    static func over(_ ground: String, _ veil: String) -> String {
        let below = channels(ground)
        let above = channels(String(veil.prefix(7)))
        let alpha = Double(Int(veil.suffix(2), radix: 16) ?? 0) / 255
        let seen = zip(below, above).map { Int(($0 * (1 - alpha) + $1 * alpha).rounded()) }
        return "#" + seen.map { String($0 + 256, radix: 16).dropFirst() }.joined()
    }

    private static func channels(_ colour: String) -> [Double] {
        let number = Int(colour.dropFirst(), radix: 16) ?? 0
        return [number >> 16, number >> 8, number].map { Double($0 & 0xFF) }
    }

    /// The luminance of a colour such as `#rrggbb`, from 0 to 1.
    private static func luminance(_ colour: String) -> Double {
        let channels = channels(colour).map { channel -> Double in
            let value = channel / 255
            return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
