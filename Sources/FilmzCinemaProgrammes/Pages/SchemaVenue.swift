import Foundation

/// The venue of an event.
struct SchemaVenue {
    /// The cinema; nil when it is not described.
    private(set) var theatre: SchemaThing?
    private(set) var theatreName: String?
    private(set) var hall: String?
    private(set) var isOnline = false

    /// - Parameters:
    ///   - enclosingTheatre: the cinema that the event is nested in
    ///   - series: the event that this one is a part of
    init(_ event: SchemaThing, enclosingTheatre: SchemaThing?, series: SchemaThing?, in index: SchemaThing.Index) {
        let places = event.things("location", in: index)
        let physicalPlaces = places.filter { !$0.types.contains("virtuallocation") }
        isOnline = !places.isEmpty && physicalPlaces.isEmpty
        if let place = physicalPlaces.first ?? series?.things("location", in: index).first {
            let enclosingPlace = ["containedInPlace", "containedIn"].lazy.flatMap { place.things($0, in: index) }.first
            if let enclosingPlace, enclosingPlace.line("name") != nil {
                theatre = enclosingPlace
                hall = place.line("name")
            } else if place["address"] == nil, !SchemaType.isTheatre(place), HallName.matches(place.line("name")) {
                theatre = enclosingTheatre
                hall = place.line("name")
            } else {
                theatre = if place.line("name") == nil { enclosingTheatre ?? place } else { place }
            }
        } else {
            theatre = enclosingTheatre
        }
        theatreName = theatre?.line("name")
        if theatreName == nil, let text = event.line("location"), places.isEmpty {
            if HallName.matches(text) { hall = text } else { theatreName = text }
        }
    }
}

/// Names of halls, which some sites use in place of the cinema's name.
enum HallName {
    private static let words: Set = [
        "saal", "kino", "screen", "sala", "salle", "salon", "zaal", "sal", "sali", "hall", "auditorium", "cinema",
        "room", "studio", "theatre", "theater", "biosal", "terem",
    ]

    /// Whether a name consists of a word for a hall and a number: `Saal 2`, `SALON3`, `Screen 10`.
    static func matches(_ name: String?) -> Bool {
        guard let name, name.utf8.count <= 30 else { return false }
        let word = name.prefix { $0.isLetter }.lowercased()
        let number = name.dropFirst(word.count).drop { " #-.".contains($0) }
        return words.contains(word) && (1...3 ~= number.count)
            && number.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter) }
    }
}

extension ProgrammeTheatre {
    /// Nil for a place without a name.
    init?(_ thing: SchemaThing, in index: SchemaThing.Index, from address: URL) {
        guard let name = thing.line("name") else { return nil }
        self.init(name: name)
        if let place = thing.things("address", in: index).first {
            city = place.line("addressLocality")
            country = place.line("addressCountry") ?? place.lines("addressCountry", in: index).first
            let town = [place.line("postalCode"), city].compactMap(\.self).joined(separator: " ")
            let lines = [place.line("streetAddress"), town.isEmpty ? nil : town, country].compactMap(\.self)
            self.address = if lines.isEmpty { nil } else { lines.joined(separator: ", ") }
        } else {
            self.address = thing.line("address")
        }
        telephone = thing.line("telephone")
        url = thing.text("url").flatMap { ProgrammeText.link($0, from: address) }
        let point = thing.things("geo", in: index).first ?? thing
        place(point.text("latitude"), longitude: point.text("longitude"))
    }

    /// Sets the coordinates if they are valid. 0, 0 is in the sea and stands for "unknown".
    mutating func place(_ latitude: String?, longitude: String?) {
        func degrees(_ text: String?) -> Double? {
            text.flatMap { Double($0.trimmingCharacters(in: .whitespaces).replacing(",", with: ".")) }
        }
        guard let north = degrees(latitude), let east = degrees(longitude), abs(north) <= 90, abs(east) <= 180,
            north != 0 || east != 0
        else { return }
        self.latitude = north
        self.longitude = east
    }
}
