public import Foundation

extension CinemaProgramme {
    /// Reads a response of any kind: a calendar is recognised by its beginning, JSON by its first character, and
    /// everything else is read as a web page.
    ///
    /// - Parameters:
    ///   - contentType: the header field of that name; nil when it is missing
    ///   - address: the address of the response, against which its links are resolved
    ///   - zone: the cinema's time zone; nil when it is unknown, so that few instants are certain
    ///   - utcMarks: the person's decision about times marked as UTC; nil to guess it from the times
    public static func read(
        _ bytes: Data, contentType: String? = nil, address: URL, zone: TimeZone?, utcMarks: UTCMarks? = nil, now: Date
    ) -> CinemaProgramme {
        if isCalendar(bytes) { return read(calendar: bytes, address: address, zone: zone, now: now) }
        return read(
            page: bytes, contentType: contentType, address: address, zone: zone, utcMarks: utcMarks, now: now)
    }

    /// Reads the schema.org data of a web page: JSON-LD or, if it contains no event, microdata. The parameters are
    /// those of ``read(_:contentType:address:zone:utcMarks:now:)``.
    public static func read(
        page bytes: Data, contentType: String? = nil, address: URL, zone: TimeZone?, utcMarks: UTCMarks? = nil,
        now: Date
    ) -> CinemaProgramme {
        guard bytes.count <= byteLimit else { return failed(.tooLarge) }
        let text = PageEncoding.text([UInt8](bytes), contentType: contentType)
        let draft = ProgrammeDraft(address: address, clock: CinemaClock(zone: zone, now: now), utcMarks: utcMarks)
        guard let programme = HTMLPageReader(text: text, draft: draft).read() else { return failed(.wrongContent) }
        return programme
    }

    /// Reads the visible text of a web page: days, times and titles next to each other. Ambiguous ones are left out
    /// and counted. The parameters are those of ``read(_:contentType:address:zone:utcMarks:now:)``.
    public static func read(
        listing bytes: Data, contentType: String? = nil, address: URL, zone: TimeZone?, now: Date
    ) -> CinemaProgramme {
        guard bytes.count <= byteLimit else { return failed(.tooLarge) }
        let text = PageEncoding.text([UInt8](bytes), contentType: contentType)
        return ListingReader.read(
            text, draft: ProgrammeDraft(address: address, clock: CinemaClock(zone: zone, now: now)))
    }

    /// The addresses of pages about films that a page links to, on the same host, the most likely ones first. The
    /// parameters are those of ``read(_:contentType:address:zone:utcMarks:now:)``.
    public static func filmPages(of bytes: Data, contentType: String? = nil, address: URL) -> [URL] {
        guard bytes.count <= byteLimit, !isCalendar(bytes) else { return [] }
        return PageLinks.films(PageEncoding.text([UInt8](bytes), contentType: contentType), address: address)
    }

    /// Reads a calendar in the format of RFC 5545 or its common variations. Recurring events are included for the
    /// next sixty days. The parameters are those of ``read(_:contentType:address:zone:utcMarks:now:)``.
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

    /// Whether a calendar begins in the first bytes. Some servers write a few words before it.
    private static func isCalendar(_ bytes: Data) -> Bool {
        let start = String(decoding: bytes.prefix(4_096), as: UTF8.self)
        return start.range(of: "BEGIN:VCALENDAR", options: .caseInsensitive) != nil
    }
}
