import FilmzDomain
import Foundation

/// A relation as JSON, written and read by hand: the same texts that Foundation's encoder writes with sorted keys.
extension StoredRelation {
    /// The JSON in UTF-8.
    var json: [UInt8] {
        var text = JSONText()
        text.object { text in
            text.add("audience", number: audience.map(Int64.init))
            text.add("comment", text: comment)
            text.add("count", number: count.map(Int64.init))
            text.add("favourite", number: favourite)
            text.add("leftovers", items: leftovers) { text, leftover in text.object(leftover.write) }
            text.add("rated", number: rated)
            text.add("rating", number: rating.map(Int64.init))
            text.add("standing", value: standing) { text, standing in
                text.add("kind", text: standing.kind)
                text.add("reason", text: standing.reason)
                text.add("since", number: standing.since)
            }
            text.add("startedOver", number: startedOver)
            text.add("tags", items: tags) { $0.write($1) }
            text.add("told", items: told) { text, referral in
                text.object { text in
                    text.add("at", number: referral.at)
                    text.add("by", text: referral.by)
                    text.add("message", text: referral.message)
                }
            }
            text.add("unmet", isTrue: unmet)
            text.add("viewings", items: viewings) { text, viewing in text.object(viewing.write) }
            text.add("watchlisted", number: watchlisted)
        }
        return text.bytes
    }

    /// Parses the text; nil for anything that ``json`` does not write.
    init?(json: String) {
        self.init()
        guard json != "{}" else { return }
        var scanner = JSONScanner(json)
        guard scanner.object({ read($1, into: &$0) }), scanner.isAtEnd else { return nil }
    }

    private mutating func read(_ name: String, into scanner: inout JSONScanner) -> Bool {
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
        text.add("name", text: name)
        text.add("source", text: source)
        text.add("value", text: value)
    }

    fileprivate init?(_ scanner: inout JSONScanner) {
        var name: String?
        var source: String?
        var value: String?
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

    /// The value of a column of `my_film`; nil for no leftovers.
    static func column(_ leftovers: [Leftover]) -> String? {
        guard !leftovers.isEmpty else { return nil }
        var text = JSONText()
        text.write(leftovers) { text, leftover in text.object(leftover.write) }
        return String(decoding: text.bytes, as: UTF8.self)
    }

    /// Reads the value that ``column(_:)`` writes.
    static func leftovers(_ column: String?) throws -> [Leftover] {
        guard let column else { return [] }
        var scanner = JSONScanner(column)
        if let leftovers = scanner.array({ Leftover(&$0) }), scanner.isAtEnd { return leftovers }
        return try JSONDecoder().decode([Leftover].self, from: Data(column.utf8))
    }
}

extension StoredViewing {
    fileprivate func write(_ text: inout JSONText) {
        text.add("episode", number: episode)
        text.add("id", number: id)
        text.add("logged", number: logged)
        text.add("note", text: note)
        text.add("on", text: on)
        text.add("place", text: place)
        text.add("rating", number: rating.map(Int64.init))
        text.add("rewatch", isTrue: rewatch)
        text.add("stopped", value: stopped) { text, stopped in
            text.add("minute", number: stopped.minute.map(Int64.init))
            text.add("reason", text: stopped.reason)
        }
        text.add("tags", items: tags) { $0.write($1) }
        text.add("with", text: with)
    }

    fileprivate init?(_ scanner: inout JSONScanner) {
        self.init(id: 0, on: "", logged: 0)
        var id: Int64?
        var logged: Int64?
        var on: String?
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
        self.id = id
        self.logged = logged
        self.on = on
    }
}

extension JSONScanner {
    /// Reads a value into a variable that is still empty.
    fileprivate mutating func read(_ value: inout Int64?) -> Bool {
        value = number()
        return value != nil
    }

    fileprivate mutating func read(_ value: inout Int?) -> Bool {
        value = number().map(Int.init)
        return value != nil
    }

    fileprivate mutating func read(_ value: inout String?) -> Bool {
        value = string()
        return value != nil
    }

    fileprivate mutating func read(_ value: inout Bool?) -> Bool {
        value = bool()
        return value != nil
    }

    fileprivate mutating func read(_ value: inout [String]?) -> Bool { read(&value) { $0.string() } }

    fileprivate mutating func read<Item>(_ value: inout [Item]?, item: (inout JSONScanner) -> Item?) -> Bool {
        value = array(item)
        return value != nil
    }
}
