/// What a browser needs of a style sheet or a script: all but the comments that stand on lines of their own, indentation
/// and empty lines. They were a fifth of what a first visit loads.
///
/// No text in it may run over several lines, because these would lose their indentation too, and nothing may follow a
/// comment on its last line; `scripts/structure` checks both. A room's script imports with lines that end in
/// `from './app.js';`, which get the address that the page links, or the browser would run that script twice.
enum AssetText {
    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    /// How a line ends that imports from the script of every page.
    private static let importEnding = "'./app.js';"

    /// - Parameter app: the address of the script of every page, for a script that imports from it; nil for others
    static func compact(_ source: [UInt8], importingFrom app: String? = nil) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        var isInComment = false
        for line in source.split(separator: newline) {
            let text = line.drop { $0 == space }
            if !isInComment, !text.starts(with: "/*".utf8) {
                guard !text.isEmpty, !text.starts(with: "//".utf8) else { continue }
                if let app, text.suffix(importEnding.utf8.count).elementsEqual(importEnding.utf8) {
                    result.append(contentsOf: text.dropLast(importEnding.utf8.count))
                    result.append(contentsOf: "'\(app)';".utf8)
                } else {
                    result.append(contentsOf: text)
                }
                result.append(newline)
            } else {
                isInComment = !text.suffix(2).elementsEqual("*/".utf8)
            }
        }
        return result
    }
}
