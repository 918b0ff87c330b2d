import FilmzDomain
import FilmzJSON
import Foundation

/// A relation as JSON, written and read by hand: the same texts that Foundation's encoder writes with sorted keys.
extension StoredRelation {
    /// The JSON in UTF-8.
    var json: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("audience", value: audience)
            json.member("comment", value: comment)
            json.member("count", value: count)
            json.member("favourite", value: favourite)
            json.member("leftovers", values: leftovers) { leftover, json in json.object(leftover.write) }
            json.member("rated", value: rated)
            json.member("rating", value: rating)
            if let standing { json.member("standing") { $0.object(standing.write) } }
            json.member("startedOver", value: startedOver)
            json.member("tags", values: tags)
            json.member("told", values: told) { referral, json in
                json.object { json in
                    json.member("at", value: referral.at)
                    json.member("by", value: referral.by)
                    json.member("message", value: referral.message)
                }
            }
            json.member("unmet", value: unmet)
            json.member("viewings", values: viewings) { viewing, json in json.object(viewing.write) }
            json.member("watchlisted", value: watchlisted)
        }
        return json.bytes
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

extension StoredShowStatus {
    fileprivate func write(_ json: inout JSONWriter) {
        json.member("kind", value: kind)
        json.member("reason", value: reason)
        json.member("since", value: since)
    }
}

extension Leftover {
    fileprivate func write(_ json: inout JSONWriter) {
        json.member("name", value: name)
        json.member("source", value: source)
        json.member("value", value: value)
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
        var json = JSONWriter()
        json.array(leftovers) { leftover, json in json.object(leftover.write) }
        return json.text
    }

    /// Reads the value that ``column(_:)`` writes.
    static func leftovers(_ column: String?) throws -> [Leftover] {
        guard let column else { return [] }
        var scanner = JSONScanner(column)
        if let leftovers = scanner.array({ Leftover(&$0) }), scanner.isAtEnd { return leftovers }
        return try JSONCoding.value(from: column)
    }
}

extension StoredViewing {
    fileprivate func write(_ json: inout JSONWriter) {
        for member in ViewingFormat.change.members {
            let name = member.name
            switch viewing.value(of: member.field, in: .change) {
            case .text(let text): json.member(name, value: text)
            case .number(let number): json.member(name, value: number)
            case .stars(let rating): json.member(name, value: rating.stars)
            case .flag(let isTrue): json.member(name, value: isTrue)
            case .texts(let texts): json.member(name, values: texts)
            case .ending(.stopped(let minute, let reason)):
                json.member(name) { json in
                    json.object { json in
                        json.member("minute", value: minute)
                        json.member("reason", value: reason.nonEmpty)
                    }
                }
            case .ending(.finished), nil: break
            }
        }
    }

    fileprivate init?(_ scanner: inout JSONScanner) {
        var reading = ViewingReading(.change)
        let isRead = scanner.object { scanner, name in
            guard let member = ViewingFormat.change.member(named: name), let value = scanner.value(member.kind)
            else { return false }
            return (try? reading.take(value, as: member.field)) ?? false
        }
        guard isRead, let viewing = try? reading.viewing() else { return nil }
        self.viewing = viewing
    }
}

extension JSONScanner {
    /// Reads a value of a viewing; nil for the end of one that was stopped, which is rare and left to Foundation, and
    /// for stars, which changes do not have.
    fileprivate mutating func value(_ kind: ViewingFormat.Member.Kind) -> ViewingFormat.Value? {
        switch kind {
        case .text: string().map { .text($0) }
        case .number: number().map { .number($0) }
        case .flag: bool().map { .flag($0) }
        case .texts: array { $0.string() }.map { .texts($0) }
        case .stars, .ending: nil
        }
    }

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
