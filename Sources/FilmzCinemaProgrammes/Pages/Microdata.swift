/// The objects that a page describes in microdata, in the form of JSON-LD.
struct Microdata {
    /// An element that is still open.
    private struct Element {
        var name: String
        /// The item that begins at this element; nil when none does.
        var item: Item?
        /// The properties of the enclosing item that have this element as their value.
        var properties: [String] = []
        /// The value in the element's attributes; nil when the value is its text.
        var value: String?
        /// The start of its text in `text`.
        var start = 0
    }

    private struct Item {
        var members: [String: [JSONValue]] = [:]
        /// Whether something in it is struck through.
        var isStruckThrough = false
        var start = 0
    }

    private var openElements: [Element] = []
    /// The number of open elements with each name.
    private var openCounts: [String: Int] = [:]
    /// The indices in `openElements` at which items begin.
    private var openItems: [Int] = []
    private var text: [UInt8] = []
    private var topLevelItems: [JSONValue] = []

    private static let depthLimit = 500
    private static let itemDepthLimit = 30
    private static let textLimit = 2_000

    static func items(_ page: [UInt8]) -> [JSONValue] {
        var microdata = Microdata()
        var tokenizer = HTMLTokenizer(page)
        while let token = tokenizer.next() {
            switch token {
            case .start(let name, let attributes): microdata.start(name, attributes: attributes)
            case .end(let name): microdata.end(name)
            case .text(let text): if !microdata.openItems.isEmpty { microdata.text += text }
            case .raw: break
            }
        }
        microdata.close(downTo: 0)
        return microdata.topLevelItems
    }

    // MARK: - Elements

    private mutating func start(_ name: String, attributes: [String: String]) {
        closeImplied(by: name)
        if ["del", "s", "strike"].contains(name), let item = openItems.last {
            openElements[item].item?.isStruckThrough = true
        }
        if name == "br" || name == "p" || name == "td" { text.append(0x20) }
        var element = Element(name: name, start: text.count)
        if !openItems.isEmpty {
            element.properties = (attributes["itemprop"] ?? "").split(whereSeparator: \.isWhitespace).prefix(8).map {
                $0.split(separator: "/").last.map(String.init) ?? ""
            }
        }
        if attributes["itemscope"] != nil, openItems.count < Self.itemDepthLimit {
            var item = Item(start: text.count)
            let types = (attributes["itemtype"] ?? "").split(whereSeparator: \.isWhitespace).prefix(8)
            item.members["@type"] = types.map { .string(String($0)) }
            if let id = attributes["itemid"] { item.members["@id"] = [.string(id)] }
            element.item = item
        } else if let property = element.properties.first {
            element.value = Self.value(name, attributes: attributes, property: property)
        }
        if HTMLNesting.isVoid(name) {
            finish(element)
        } else if openElements.count < Self.depthLimit {
            if element.item != nil { openItems.append(openElements.count) }
            openElements.append(element)
            openCounts[name, default: 0] += 1
        }
    }

    private mutating func end(_ name: String) {
        guard openCounts[name, default: 0] > 0, let index = openElements.lastIndex(where: { $0.name == name }) else {
            return
        }
        close(downTo: index)
    }

    private mutating func close(downTo count: Int) {
        while openElements.count > count { closeLast() }
    }

    private mutating func closeLast() {
        let element = openElements.removeLast()
        openCounts[element.name, default: 1] -= 1
        if element.item != nil { openItems.removeLast() }
        finish(element)
        if openItems.isEmpty { text.removeAll(keepingCapacity: true) }
    }

    private mutating func closeImplied(by name: String) {
        if let index = HTMLNesting.indexOfElement(
            closedBy: name, openCount: openElements.count, name: { openElements[$0].name })
        {
            close(downTo: index)
        }
    }

    // MARK: - Values

    /// The value of a property in the element's attributes; nil when the value is the element's text.
    private static func value(_ name: String, attributes: [String: String], property: String) -> String? {
        if let content = attributes["content"] { return content }
        if let time = attributes["datetime"] { return time }
        if ["data", "meter"].contains(name) { return attributes["value"] }
        if let source = attributes["src"] { return source }
        // A link around a name is only for navigation; the value is its text.
        guard let href = attributes["href"] else { return name == "meta" ? "" : nil }
        guard
            name == "link"
                || !["name", "alternateName", "startDate", "endDate", "videoFormat", "price"].contains(property)
        else { return nil }
        return href
    }

    private mutating func finish(_ element: Element) {
        let value: JSONValue
        if var item = element.item {
            if item.isStruckThrough, item.members["eventStatus"] == nil,
                CancellationWords.contains(in: text(from: item.start))
            {
                item.members["eventStatus"] = [.string("EventCancelled")]
            }
            value = .object(item.members.mapValues { $0.count == 1 ? $0[0] : .array($0) })
            if element.properties.isEmpty || openItems.isEmpty { topLevelItems.append(value) }
        } else if !element.properties.isEmpty {
            value = .string(element.value ?? text(from: element.start))
        } else {
            return
        }
        guard let enclosing = openItems.last else { return }
        // An item with several properties would be found once for each path to it, so it gets only one.
        let properties = if element.item == nil { element.properties } else { Array(element.properties.prefix(1)) }
        for property in properties where openElements[enclosing].item?.members[property]?.count ?? 0 < 200 {
            openElements[enclosing].item?.members[property, default: []].append(value)
        }
    }

    private func text(from start: Int) -> String {
        let slice = text[min(start, text.count)...].prefix(Self.textLimit)
        return CharacterReferences.decoded(String(decoding: slice, as: UTF8.self))
    }
}
