import Foundation

/// A reader of a chunk's lines field by field. IMDb's files have no quotes: a tab always ends a field, and a line break
/// always ends a row.
struct DatasetCursor {
    let bytes: [UInt8]
    private let count: Int
    private(set) var position: Int

    private static let tab = UInt8(ascii: "\t")
    private static let newline = UInt8(ascii: "\n")

    init(_ chunk: DatasetChunk) {
        bytes = chunk.bytes
        count = chunk.count
        position = chunk.start
    }

    var isAtEnd: Bool { position >= count }

    /// The next field of this row. Nil if it is the last one; the cursor is then at the next row.
    mutating func field() -> Range<Int>? {
        let start = position
        var index = start
        while bytes[index] != Self.tab {
            if bytes[index] == Self.newline { return nil }
            index += 1
        }
        position = index + 1
        return start..<index
    }

    /// The last field of this row; nil if it is not the last. Moves to the next row.
    mutating func lastField() -> Range<Int>? {
        let start = position
        var index = start
        while bytes[index] != Self.newline {
            if bytes[index] == Self.tab { return nil }
            index += 1
        }
        position = index + 1
        return start..<index
    }

    mutating func skipRow() {
        // Safe: only the bytes of the slice are read.
        let length = unsafe bytes[position..<count].withUnsafeBytes { rest -> Int? in
            guard let start = rest.baseAddress else { return nil }
            return unsafe memchr(start, Int32(Self.newline), rest.count).map { unsafe UnsafeRawPointer($0) - start }
        }
        position = length.map { position + $0 + 1 } ?? count
    }

    /// Skips the rest of a row, and returns why.
    mutating func skipRow(as problem: DatasetProblems.Kind?) -> DatasetProblems.Kind? {
        skipRow()
        return problem
    }

    /// Whether a field is `\N`, IMDb's null.
    func isNothing(_ field: Range<Int>) -> Bool {
        field.count == 2 && bytes[field.lowerBound] == UInt8(ascii: "\\")
            && bytes[field.lowerBound + 1] == UInt8(ascii: "N")
    }

    /// A number for a short word, for comparing words quickly.
    func code(_ field: Range<Int>) -> UInt64 {
        var code: UInt64 = 0
        for index in field { code = code &* 37 &+ UInt64(bytes[index]) }
        return code
    }

    /// The code of a word in the source code.
    static func code(_ word: String) -> UInt64 {
        word.utf8.reduce(0) { $0 &* 37 &+ UInt64($1) }
    }

    /// The number of an ID of two letters and seven to ten digits; nil for anything else.
    func id(_ field: Range<Int>, letter: UInt8, and other: UInt8) -> Int? {
        guard field.count >= 9, bytes[field.lowerBound] == letter, bytes[field.lowerBound + 1] == other,
            let number = number(field.dropFirst(2)), 1...Self.idLimit ~= number
        else { return nil }
        return number
    }

    /// The highest valid number of an ID. IMDb's are below a twentieth of this.
    static let idLimit = 999_999_999

    /// The number of a title such as `tt0241527`; nil for anything else.
    func title(_ field: Range<Int>) -> Int? {
        id(field, letter: UInt8(ascii: "t"), and: UInt8(ascii: "t"))
    }

    /// Whether a field begins like a title's ID; a quick check for rows that are skipped.
    func looksLikeTitle(_ field: Range<Int>) -> Bool {
        field.count >= 9 && bytes[field.lowerBound] == UInt8(ascii: "t")
            && bytes[field.lowerBound + 1] == UInt8(ascii: "t")
    }

    /// The number of a person such as `nm0000233`; nil for anything else.
    func person(_ field: Range<Int>) -> Int? {
        id(field, letter: UInt8(ascii: "n"), and: UInt8(ascii: "m"))
    }

    /// The numbers of persons, separated by commas. An empty list for `\N`; nil when one of them is malformed.
    func persons(_ field: Range<Int>) -> [Int]? {
        if isNothing(field) { return [] }
        var persons: [Int] = []
        for part in bytes[field].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            guard let person = person(part.startIndex..<part.endIndex) else { return nil }
            persons.append(person)
        }
        return persons
    }

    /// A number or `\N`; nil for anything else.
    func optionalNumber(_ field: Range<Int>) -> Int?? {
        if isNothing(field) { .some(nil) } else { number(field).map { .some($0) } }
    }

    /// The number of one to ten digits; nil for anything else.
    func number(_ field: Range<Int>) -> Int? {
        guard 1...10 ~= field.count else { return nil }
        var number = 0
        for index in field {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit <= 9 else { return nil }
            number = number * 10 + Int(digit)
        }
        return number
    }

    /// Whether a field is displayable text: UTF-8, not empty, not `\N`, not too long.
    func isText(_ field: Range<Int>) -> Bool {
        guard 1...Self.textLimit ~= field.count, !isNothing(field) else { return false }
        var isASCII = true
        for index in field {
            let byte = bytes[index]
            if byte < 0x20 || byte == 0x7F { return false }
            if byte >= 0x80 { isASCII = false }
        }
        return isASCII || String(validating: bytes[field], as: UTF8.self) != nil
    }

    /// The maximum length of a text in bytes.
    static let textLimit = 2_000
}
