import APICore
import Foundation

/// Decoding of fields in formats that only AMC uses.
extension KeyedDecodingContainer {
    /// An amount of money, also if it was sent as text.
    func amount(_ key: Key) -> Decimal? {
        do {
            return try decodeIfPresent(Decimal.self, forKey: key)
        } catch {
            let amount = text(key).flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
            return amount.flatMap { $0.isFinite ? $0 : nil }
        }
    }

    /// A date in any of AMC's formats; nil for its sentinels.
    func dateTime(_ key: Key) -> AMCDateTime? {
        (try? decodeIfPresent(String.self, forKey: key)).flatMap { AMCDateTime($0.nonBlank ?? "") }
    }

    /// An absolute date in any of AMC's formats, under a key that says UTC: without a time zone it is UTC.
    func moment(_ key: Key) -> Date? {
        dateTime(key).flatMap { ($0.date ?? $0.date(utcOffset: 0)).unlessSentinel }
    }

    func term<Term: AMCTerm>(_ key: Key) -> Term? {
        text(key).map(Term.init(rawValue:))
    }

    func identifier<Identifier: AMCIdentifier>(_ key: Key) -> Identifier? {
        integer(key).map(Identifier.init(rawValue:))
    }

    /// The terms of a list, without empty ones.
    func terms<Term: AMCTerm>(_ key: Key) -> [Term] {
        (list(key) as [Term]).filter { !$0.rawValue.isEmpty }
    }

    func object<Value: Decodable>(_ key: Key) -> Value? {
        (try? decodeIfPresent(Value.self, forKey: key)) ?? nil
    }

    /// The values of an object that can be decoded, by their keys.
    func dictionary<Value: Decodable & Sendable>(_ key: Key) -> [String: Value] {
        do {
            return try decodeIfPresent([String: Value].self, forKey: key) ?? [:]
        } catch {
            return (try? decode(LossyDictionary<Value>.self, forKey: key))?.wrappedValue ?? [:]
        }
    }
}

extension Date {
    /// The date, or nil in a year that means no date.
    var unlessSentinel: Date? {
        if AMCDateTime.years.contains(AMCDateTime(self, utcOffset: 0).day?.year ?? 0) { self } else { nil }
    }
}
