/// A reader of the structured data on a web page.
struct HTMLPageReader {
    /// The page in UTF-8.
    let text: [UInt8]
    let draft: ProgrammeDraft

    /// The maximum number of JSON values read from one page.
    private static let valueLimit = 400_000

    /// The programme; nil when the text is neither a page nor JSON.
    func read() -> CinemaProgramme? { events()?.draft.programme() }

    /// The draft with the events of the page; nil when the text is neither a page nor JSON.
    func events() -> SchemaEvents? {
        var allowance = Self.valueLimit
        if let first = text.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            guard let values = JSONReader.values(text[...], allowance: &allowance) else { return nil }
            var events = SchemaEvents(values, draft: draft)
            events.read()
            return events
        }
        var page = HTMLReader(text)
        var hasTags = false
        var hasItems = false
        var values: [JSONValue] = []
        var unreadable = 0
        while let token = page.next() {
            switch token {
            case .start(_, let attributes):
                hasTags = true
                if attributes["itemscope"] != nil { hasItems = true }
            case .raw("script", let attributes, let script) where Self.holdsData(attributes):
                hasTags = true
                if let found = JSONReader.values(script, allowance: &allowance) {
                    values += found
                } else if script.contains(where: { $0 > 0x20 }) {
                    unreadable += 1
                }
            default: break
            }
        }
        guard hasTags else { return nil }
        var events = SchemaEvents(values, draft: draft)
        events.draft.omissions.unreadableBlocks += unreadable
        events.read()
        if events.count == 0, hasItems {
            // A page with both formats states the same events twice.
            var items = SchemaEvents(Microdata.things(text), draft: events.draft)
            items.read()
            if items.count > 0 { events = items }
        }
        return events
    }

    private static func holdsData(_ attributes: [String: String]) -> Bool {
        let type = attributes["type"]?.prefix { $0 != ";" }.lowercased().trimmingPrefix { $0.isWhitespace }
        return type?.hasPrefix("application/ld+json") ?? false
    }
}
