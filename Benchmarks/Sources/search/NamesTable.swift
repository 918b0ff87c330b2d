import FilmzTitleSearch
import Foundation

/// The generator's table of names: a line each of id, popularity, year and name; the first of an id is its title.
struct NamesTable {
    private let text: Data

    init(path: String) throws {
        text = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    }

    /// Gives all entries, some thousand at a time.
    func forEachBatch(of size: Int, _ body: ([TitleEntry]) throws -> Void) rethrows {
        var batch: [TitleEntry] = []
        var rest = text[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let cells = rest[..<end].split(separator: UInt8(ascii: "\t"), maxSplits: 3)
                .map { String(decoding: $0, as: UTF8.self) }
            rest = rest[(end + 1)...]
            guard cells.count == 4, let id = Int64(cells[0]) else { continue }
            if let last = batch.indices.last, batch[last].id == id {
                batch[last].names.append(cells[3])
                continue
            }
            if batch.count == size {
                try body(batch)
                batch.removeAll(keepingCapacity: true)
            }
            batch.append(
                TitleEntry(
                    id: id, year: Int(cells[2]), popularity: Int(cells[1]) ?? 0, names: [cells[3]], people: []))
        }
        try body(batch)
    }
}
