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
        var remainingValues = Self.valueLimit
        if let first = text.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            guard let values = LenientJSONParser.values(text[...], remainingValues: &remainingValues) else {
                return nil
            }
            var events = SchemaEvents(values, draft: draft)
            events.read()
            return events
        }
        var tokenizer = HTMLTokenizer(text)
        var hasTags = false
        var hasMicrodata = false
        var values: [JSONValue] = []
        var unreadableCount = 0
        while let token = tokenizer.next() {
            switch token {
            case .start(_, let attributes):
                hasTags = true
                if attributes["itemscope"] != nil { hasMicrodata = true }
            case .raw("script", let attributes, let script) where Self.isJSONLD(attributes):
                hasTags = true
                if let blockValues = LenientJSONParser.values(script, remainingValues: &remainingValues) {
                    values += blockValues
                } else if script.contains(where: { $0 > 0x20 }) {
                    unreadableCount += 1
                }
            default: break
            }
        }
        guard hasTags else { return nil }
        var events = SchemaEvents(values, draft: draft)
        events.draft.omissions.unreadableBlocks += unreadableCount
        events.read()
        if events.count == 0, hasMicrodata {
            // A page with both formats states the same events twice.
            var microdataEvents = SchemaEvents(Microdata.items(text), draft: events.draft)
            microdataEvents.read()
            if microdataEvents.count > 0 { events = microdataEvents }
        }
        return events
    }

    private static func isJSONLD(_ attributes: [String: String]) -> Bool {
        let type = attributes["type"]?.prefix { $0 != ";" }.lowercased().trimmingPrefix { $0.isWhitespace }
        return type?.hasPrefix("application/ld+json") ?? false
    }
}
