public import Foundation

/// Combines several pages of a cinema, one for each film, into a programme.
public struct FilmPages: Sendable {
    private var draft: ProgrammeDraft

    /// - Parameters:
    ///   - address: the address of the page that links to them
    ///   - zone: the cinema's time zone; nil when it is unknown, so that few instants are certain
    ///   - utcMarks: the person's decision about times marked as UTC; nil to guess it from all times
    public init(address: URL, zone: TimeZone?, utcMarks: CinemaProgramme.UTCMarks? = nil, now: Date) {
        draft = ProgrammeDraft(address: address, clock: CinemaClock(zone: zone, now: now), utcMarks: utcMarks)
    }

    /// Adds the schema.org data of a page.
    /// - Parameters:
    ///   - contentType: the header field of that name; nil when it is missing
    ///   - address: the address of the page
    /// - Returns: whether the page had an event, readable or not
    public mutating func add(_ bytes: Data, contentType: String? = nil, address: URL) -> Bool {
        guard bytes.count <= CinemaProgramme.byteLimit else { return false }
        draft.address = address
        let text = PageEncoding.text([UInt8](bytes), contentType: contentType)
        guard let events = HTMLPageReader(text: text, draft: draft).events() else { return false }
        draft = events.draft
        return events.count > 0
    }

    /// The programme of all pages. A screening that is on several pages is included once.
    public func programme() -> CinemaProgramme { draft.programme() }
}
