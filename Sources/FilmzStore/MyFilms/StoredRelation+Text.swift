import FilmzDomain
import Foundation

/// A relation as JSON, written and read by hand: the same texts as Foundation's encoder writes with its keys in order.
extension StoredRelation {
    /// UTF-8.
    var json: [UInt8] {
        var text = JSONText()
        text.object { text in
            text.add("audience", audience.map(Int64.init))
            text.add("comment", comment)
            text.add("count", count.map(Int64.init))
            text.add("favourite", favourite)
            text.add("leftovers", leftovers) { text, leftover in text.object(leftover.write) }
            text.add("rated", rated)
            text.add("rating", rating.map(Int64.init))
            text.add("standing", standing) { text, standing in
                text.add("kind", standing.kind)
                text.add("reason", standing.reason)
                text.add("since", standing.since)
            }
            text.add("startedOver", startedOver)
            text.add("tags", tags) { $0.write($1) }
            text.add("told", told) { text, told in
                text.object { text in
                    text.add("at", told.at)
                    text.add("by", told.by)
                    text.add("message", told.message)
                }
            }
            text.add("unmet", unmet)
            text.add("viewings", viewings) { text, viewing in text.object(viewing.write) }
            text.add("watchlisted", watchlisted)
        }
        return text.bytes
    }

    /// Returns nil for what ``json`` does not write.
    init?(json: String) {
        self.init()
        guard json != "{}" else { return }
        var scanner = JSONScanner(json)
        guard scanner.object({ read($1, &$0) }), scanner.isAtEnd else { return nil }
    }

    private mutating func read(_ name: String, _ scanner: inout JSONScanner) -> Bool {
        switch name {
        case "audience": scanner.read(&audience)
        case "comment": scanner.read(&comment)
        case "count": scanner.read(&count)
        case "favourite": scanner.read(&favourite)
        case "rated": scanner.read(&rated)
        case "rating": scanner.read(&rating)
        case "leftovers": scanner.read(&leftovers) { Leftover(&$0) }
        case "startedOver": scanner.read(&startedOver)
        case "tags": scanner.read(&tags)
        case "unmet": scanner.read(&unmet)
        case "viewings": scanner.read(&viewings) { StoredViewing(&$0) }
        case "watchlisted": scanner.read(&watchlisted)
        // Told and standing are rare.
        default: false
        }
    }
}

extension Leftover {
    fileprivate func write(_ text: inout JSONText) {
        text.add("name", name)
        text.add("source", source)
        text.add("value", value)
    }

    fileprivate init?(_ scanner: inout JSONScanner) {
        var (name, source, value): (String?, String?, String?)
        let isRead = scanner.object { scanner, member in
            switch member {
            case "name": scanner.read(&name)
            case "source": scanner.read(&source)
            case "value": scanner.read(&value)
            default: false
            }
        }
        guard isRead, let name, let source, let value else { return nil }
        self.init(source: source, name: name, value: value)
    }

    /// A column of `my_film`; nil for none.
    static func column(_ leftovers: [Leftover]) -> String? {
        guard !leftovers.isEmpty else { return nil }
        var text = JSONText()
        text.write(leftovers) { text, leftover in text.object(leftover.write) }
        return String(decoding: text.bytes, as: UTF8.self)
    }

    /// Reads such a column.
    static func leftovers(_ column: String?) throws -> [Leftover] {
        guard let column else { return [] }
        var scanner = JSONScanner(column)
        if let leftovers = scanner.array({ Leftover(&$0) }), scanner.isAtEnd { return leftovers }
        return try JSONDecoder().decode([Leftover].self, from: Data(column.utf8))
    }
}

extension StoredViewing {
    fileprivate func write(_ text: inout JSONText) {
        text.add("episode", episode)
        text.add("id", id)
        text.add("logged", logged)
        text.add("note", note)
        text.add("on", on)
        text.add("place", place)
        text.add("rating", rating.map(Int64.init))
        text.add("rewatch", rewatch)
        text.add("stopped", stopped) { text, stopped in
            text.add("minute", stopped.minute.map(Int64.init))
            text.add("reason", stopped.reason)
        }
        text.add("tags", tags) { $0.write($1) }
        text.add("with", with)
    }

    fileprivate init?(_ scanner: inout JSONScanner) {
        self.init(id: 0, on: "", logged: 0)
        var (id, logged, on): (Int64?, Int64?, String?)
        let isRead = scanner.object { scanner, name in
            switch name {
            case "episode": scanner.read(&episode)
            case "id": scanner.read(&id)
            case "logged": scanner.read(&logged)
            case "note": scanner.read(&note)
            case "on": scanner.read(&on)
            case "place": scanner.read(&place)
            case "rating": scanner.read(&rating)
            case "rewatch": scanner.read(&rewatch)
            case "tags": scanner.read(&tags)
            case "with": scanner.read(&with)
            default: false
            }
        }
        guard isRead, let id, let logged, let on else { return nil }
        (self.id, self.logged, self.on) = (id, logged, on)
    }
}

extension JSONScanner {
    /// Each reads a value into a place that is still empty.
    fileprivate mutating func read(_ place: inout Int64?) -> Bool {
        place = number()
        return place != nil
    }

    fileprivate mutating func read(_ place: inout Int?) -> Bool {
        place = number().map(Int.init)
        return place != nil
    }

    fileprivate mutating func read(_ place: inout String?) -> Bool {
        place = string()
        return place != nil
    }

    fileprivate mutating func read(_ place: inout Bool?) -> Bool {
        place = bool()
        return place != nil
    }

    fileprivate mutating func read(_ place: inout [String]?) -> Bool { read(&place) { $0.string() } }

    fileprivate mutating func read<Item>(_ place: inout [Item]?, _ item: (inout JSONScanner) -> Item?) -> Bool {
        place = array(item)
        return place != nil
    }
}
