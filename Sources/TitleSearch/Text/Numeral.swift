/// Small numbers, which titles write in two ways.
enum Numeral {
    /// Part numbers end here: beyond, roman letters are rather words (`xl`, `mix`).
    static let limit = 39

    /// The other way to write a number: `ii` for `2` and `2` for `ii`; nil for what is no number from 1 to 39.
    static func twin(of word: [UInt32]) -> [UInt32]? {
        guard let first = word.first, word.count <= 7 else { return nil }
        switch first {
        case 0x31...0x39: return arabic(word).map(roman)
        case 0x69, 0x76, 0x78:
            guard word.allSatisfy({ $0 == 0x69 || $0 == 0x76 || $0 == 0x78 }) else { return nil }
            return (1...limit).first { roman($0) == word }.map { "\($0)".unicodeScalars.map(\.value) }
        default: return nil
        }
    }

    private static func arabic(_ word: [UInt32]) -> Int? {
        guard word.count <= 2 else { return nil }
        var number = 0
        for letter in word {
            guard case 0x30...0x39 = letter else { return nil }
            number = number * 10 + Int(letter - 0x30)
        }
        return number <= limit ? number : nil
    }

    private static func roman(_ number: Int) -> [UInt32] {
        let ones: StaticString =
            switch number % 10 {
            case 1: "i"
            case 2: "ii"
            case 3: "iii"
            case 4: "iv"
            case 5: "v"
            case 6: "vi"
            case 7: "vii"
            case 8: "viii"
            case 9: "ix"
            default: ""
            }
        return [UInt32](repeating: 0x78, count: number / 10) + "\(ones)".unicodeScalars.map(\.value)
    }
}
