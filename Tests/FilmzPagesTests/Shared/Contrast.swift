import Foundation

/// The contrast of two colours by WCAG: 1 to 21.
enum Contrast {
    static func between(_ one: String, _ other: String) -> Double {
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Of `#rrggbb`.
    private static func luminance(_ colour: String) -> Double {
        let number = Int(colour.dropFirst(), radix: 16) ?? 0
        let channels = [number >> 16, number >> 8, number].map { channel -> Double in
            let value = Double(channel & 0xFF) / 255
            return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
