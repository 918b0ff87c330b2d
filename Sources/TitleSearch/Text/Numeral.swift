/// Small numbers, which titles write in two ways.
enum Numeral {
    /// Part numbers end here: beyond, roman letters are rather words (`xl`, `mix`).
    static let range = 1...39

    /// The other way to write a number: `ii` for `2` and `2` for `ii`; nil for what is no number from 1 to 39.
    static func twin(of word: [UInt32]) -> [UInt32]? {
        guard word.count <= 7 else { return nil }
        return twins[word]
    }

    private static let twins: [[UInt32]: [UInt32]] = {
        var twins: [[UInt32]: [UInt32]] = [:]
        for number in range {
            let (roman, arabic) = (roman(number).unicodeScalars.map(\.value), "\(number)".unicodeScalars.map(\.value))
            twins[roman] = arabic
            twins[arabic] = roman
        }
        return twins
    }()

    private static func roman(_ number: Int) -> String {
        let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
        return String(repeating: "x", count: number / 10) + ones[number % 10]
    }
}
