public import Foundation

extension CinemaProgramme {
    /// Reads what an address answered, whichever kind it is: a calendar is told by its beginning, JSON by its first sign,
    /// and all else is read as a page.
    ///
    /// - Parameters:
    ///   - contentType: the header field of that name; nil when there was none
    ///   - address: where it was read, from which links on it are understood
    ///   - zone: of the cinema; nil when it is not known, then few instants are sure
    ///   - utcMarks: what the person decided about times marked as UTC; nil leaves it to what the times look like
    public static func read(
        _ bytes: Data, contentType: String? = nil, address: URL, zone: TimeZone?, utcMarks: UTCMarks? = nil, now: Date
    ) -> CinemaProgramme {
        if isCalendar(bytes) { return read(calendar: bytes, address: address, zone: zone, now: now) }
        return read(
            page: bytes, contentType: contentType, address: address, zone: zone, utcMarks: utcMarks, now: now)
    }

    /// Reads the schema.org data of a web page: JSON-LD or, if no event is in it, microdata. Parameters as above.
    public static func read(
        page bytes: Data, contentType: String? = nil, address: URL, zone: TimeZone?, utcMarks: UTCMarks? = nil,
        now: Date
    ) -> CinemaProgramme {
        guard bytes.count <= byteLimit else { return failed(.tooLarge) }
        let text = PageEncoding.text([UInt8](bytes), contentType: contentType)
        let draft = ProgrammeDraft(address: address, clock: CinemaClock(zone: zone, now: now), utcMarks: utcMarks)
        guard let reading = HTMLPageReader(text: text, draft: draft).read() else { return failed(.wrongContent) }
        return reading
    }

    /// Reads what a page shows to persons: days, times and titles beside each other. What is unclear is left out and
    /// counted. Parameters as above.
    public static func read(
        listing bytes: Data, contentType: String? = nil, address: URL, zone: TimeZone?, now: Date
    ) -> CinemaProgramme {
        guard bytes.count <= byteLimit else { return failed(.tooLarge) }
        let text = PageEncoding.text([UInt8](bytes), contentType: contentType)
        return ListingReader.read(
            text, draft: ProgrammeDraft(address: address, clock: CinemaClock(zone: zone, now: now)))
    }

    /// The pages of films to which a page leads: addresses on its host, the likeliest first. Parameters as above.
    public static func filmPages(of bytes: Data, contentType: String? = nil, address: URL) -> [URL] {
        guard bytes.count <= byteLimit, !isCalendar(bytes) else { return [] }
        return PageLinks.films(PageEncoding.text([UInt8](bytes), contentType: contentType), address: address)
    }

    /// Reads a calendar: RFC 5545, and what is sold as it. Repeated events are kept for the next sixty days.
    /// Parameters as above.
    public static func read(calendar bytes: Data, address: URL, zone: TimeZone?, now: Date) -> CinemaProgramme {
        guard bytes.count <= byteLimit else { return failed(.tooLarge) }
        guard isCalendar(bytes) else { return failed(.wrongContent) }
        return CalendarReader(bytes: [UInt8](bytes), address: address, zone: zone, now: now).read()
    }

    private static func failed(_ alarm: Alarm) -> CinemaProgramme {
        var programme = CinemaProgramme()
        programme.alarms = [alarm]
        return programme
    }

    /// Whether a calendar begins in the first bytes; some servers write a few words of their own before it.
    private static func isCalendar(_ bytes: Data) -> Bool {
        let start = String(decoding: bytes.prefix(4_096), as: UTF8.self)
        return start.range(of: "BEGIN:VCALENDAR", options: .caseInsensitive) != nil
    }
}
