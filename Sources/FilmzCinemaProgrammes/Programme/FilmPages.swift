public import Foundation

/// Puts together what a cinema says on several pages, one for each film.
public struct FilmPages: Sendable {
    private var draft: ProgrammeDraft

    /// - Parameters:
    ///   - address: of the page that leads to them
    ///   - zone: of the cinema; nil when it is not known, then few instants are sure
    ///   - utcMarks: what the person decided about times marked as UTC; nil leaves it to what all times look like
    public init(address: URL, zone: TimeZone?, utcMarks: CinemaProgramme.UTCMarks? = nil, now: Date) {
        draft = ProgrammeDraft(address: address, clock: CinemaClock(zone: zone, now: now), utcMarks: utcMarks)
    }

    /// Takes the schema.org data of a page.
    /// - Parameters:
    ///   - contentType: the header field of that name; nil when there was none
    ///   - address: of the page
    /// - Returns: whether there was an event on it, read or not
    public mutating func add(_ bytes: Data, contentType: String? = nil, address: URL) -> Bool {
        guard bytes.count <= CinemaProgramme.byteLimit else { return false }
        draft.address = address
        let text = PageEncoding.text([UInt8](bytes), contentType: contentType)
        guard let events = HTMLPageReader(text: text, draft: draft).events() else { return false }
        draft = events.draft
        return events.count > 0
    }

    /// What all pages together say. A showing that several of them have is in it once.
    public func programme() -> CinemaProgramme { draft.programme() }
}
