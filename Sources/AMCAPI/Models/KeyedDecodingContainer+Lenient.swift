import APICore
import Foundation

/// What `@Lenient` does, without a decoder for each value: a page of AMC's holds some ten thousand.
extension KeyedDecodingContainer {
    /// A text without the white space around it; a number as text. Nil when there is none, or an empty one.
    func text(_ key: Key) -> String? {
        do {
            return try decodeIfPresent(String.self, forKey: key).flatMap(\.trimmed)
        } catch {
            return (try? decode(Lenient<String>.self, forKey: key))?.wrappedValue
        }
    }

    /// A whole number, or one that was sent as text.
    func integer(_ key: Key) -> Int? {
        do {
            return try decodeIfPresent(Int.self, forKey: key)
        } catch {
            return (try? decode(Lenient<Int>.self, forKey: key))?.wrappedValue
        }
    }

    /// A number, or one that was sent as text; nil for what is not finite.
    func number(_ key: Key) -> Double? {
        do {
            return try decodeIfPresent(Double.self, forKey: key)
        } catch {
            return (try? decode(Lenient<Double>.self, forKey: key))?.wrappedValue.flatMap { $0.isFinite ? $0 : nil }
        }
    }

    /// An amount of money, or one that was sent as text.
    func amount(_ key: Key) -> Decimal? {
        do {
            return try decodeIfPresent(Decimal.self, forKey: key)
        } catch {
            return text(key).flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
        }
    }

    /// A truth value, or one that was sent as text or as 0 or 1.
    func flag(_ key: Key) -> Bool? {
        do {
            return try decodeIfPresent(Bool.self, forKey: key)
        } catch {
            return switch text(key)?.lowercased() {
            case "true", "1": true
            case "false", "0": false
            default: nil
            }
        }
    }

    /// A date in any of AMC's forms; nil for its sentinels.
    func dateTime(_ key: Key) -> AMCDateTime? {
        (try? decodeIfPresent(String.self, forKey: key)).flatMap { AMCDateTime($0.trimmed ?? "") }
    }

    /// A moment in any of AMC's forms, under a key that says UTC: without a time zone it is UTC.
    func moment(_ key: Key) -> Date? {
        dateTime(key).map { $0.date ?? $0.date(utcOffset: 0) }
    }

    func term<Term: AMCTerm>(_ key: Key) -> Term? {
        text(key).map(Term.init(rawValue:))
    }

    func identifier<Identifier: AMCIdentifier>(_ key: Key) -> Identifier? {
        integer(key).map(Identifier.init(rawValue:))
    }

    /// The elements of a list that can be read.
    func list<Element: Decodable & Sendable>(_ key: Key) -> [Element] {
        (try? decodeIfPresent(LossyArray<Element>.self, forKey: key))?.wrappedValue ?? []
    }

    /// Terms of which none is empty.
    func terms<Term: AMCTerm>(_ key: Key) -> [Term] {
        (list(key) as [Term]).filter { !$0.rawValue.isEmpty }
    }

    func object<Value: Decodable>(_ key: Key) -> Value? {
        (try? decodeIfPresent(Value.self, forKey: key)) ?? nil
    }

    /// The values of an object that can be read, by their keys.
    func dictionary<Value: Decodable & Sendable>(_ key: Key) -> [String: Value] {
        do {
            return try decodeIfPresent([String: Value].self, forKey: key) ?? [:]
        } catch {
            return (try? decode(LossyDictionary<Value>.self, forKey: key))?.wrappedValue ?? [:]
        }
    }
}

extension String {
    /// The text without the white space around it, or nil when nothing is left.
    var trimmed: String? {
        guard let first = utf8.first, let last = utf8.last else { return nil }
        let isPlain = first > 0x20 && first < 0x80 && last > 0x20 && last < 0x80
        if isPlain { return self }
        let trimmed = drop(while: \.isWhitespace)
        guard let end = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(trimmed[...end])
    }
}
