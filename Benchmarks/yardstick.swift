// What the cost of the automatic check is measured in (scripts/budget): a file that is compiled and never run. It may not
// change, because figures of another time would then mean something else.

import Foundation

struct Title: Codable, Hashable, Sendable {
    var text: String
    var language: String?
    var isOriginal: Bool
}

struct Person: Codable, Hashable, Sendable {
    var name: String
    var born: Int?
    var roles: [String]
}

struct Price: Codable, Hashable, Sendable {
    var amount: Decimal
    var currency: String
}

struct Work: Codable, Hashable, Sendable {
    var id: Int
    var titles: [Title]
    var people: [Person]
    var prices: [String: Price]
    var year: Int?
    var minutes: Int?
    var rating: Double?
    var genres: Set<String>
}

enum Order: String, Codable, CaseIterable, Sendable {
    case title, year, minutes, rating

    func isBefore(_ first: Work, _ second: Work) -> Bool {
        switch self {
        case .title: (first.titles.first?.text ?? "") < (second.titles.first?.text ?? "")
        case .year: (first.year ?? .max) < (second.year ?? .max)
        case .minutes: (first.minutes ?? .max) < (second.minutes ?? .max)
        case .rating: (first.rating ?? 0) > (second.rating ?? 0)
        }
    }
}

struct Shelf<Key: Hashable & Comparable> {
    private var rows: [Key: [Work]] = [:]

    mutating func put(_ work: Work, by key: (Work) -> Key?) {
        guard let key = key(work) else { return }
        rows[key, default: []].append(work)
    }

    func works(by order: Order, where isWanted: (Work) -> Bool) -> [Work] {
        rows.sorted { $0.key < $1.key }.flatMap(\.value).filter(isWanted).sorted(by: order.isBefore)
    }

    var counts: [(key: Key, count: Int)] {
        rows.map { (key: $0.key, count: $0.value.count) }.sorted { ($1.count, $0.key) < ($0.count, $1.key) }
    }
}

func page(of works: [Work], from start: Int, count: Int) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return try encoder.encode(Array(works.dropFirst(start).prefix(count)))
}

func read(_ data: Data) throws -> [Int: Work] {
    let works = try JSONDecoder().decode([Work].self, from: data)
    return Dictionary(works.map { ($0.id, $0) }) { first, second in
        first.people.count < second.people.count ? second : first
    }
}

func summary(of works: [Work]) -> String {
    var shelf = Shelf<Int>()
    for work in works { shelf.put(work) { $0.year } }
    let decades = Dictionary(grouping: works.compactMap(\.year)) { $0 / 10 * 10 }
        .mapValues(\.count).sorted { $0.key < $1.key }
        .map { "\($0.key)s: \($0.value)" }.joined(separator: ", ")
    let best = Order.allCases.compactMap { order in
        shelf.works(by: order) { $0.genres.contains("Drama") && ($0.rating ?? 0) > 7.5 }.first?.titles.first?.text
    }
    let hours = works.compactMap(\.minutes).reduce(0, +) / 60
    return "\(works.count) films in \(hours) hours; \(decades); \(best.joined(separator: " · "))"
}
