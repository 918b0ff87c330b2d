import FilmzDomain
import FilmzJSON
import FilmzPages

extension SearchAnswer {
    /// Writes exactly the JSON of its `Encodable`; a test compares the two.
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("correction", value: correction)
            json.member("filters") { $0.array(filters) { filter, json in filter.write(to: &json) } }
            json.member("ignored", value: ignored)
            json.member("isTotalOpen", value: isTotalOpen)
            json.member("items") { $0.array(items) { item, json in item.write(to: &json) } }
            json.member("missing", values: missing.map(\.rawValue))
            json.member("next", value: next?.description)
            json.member("people", values: people)
            json.member("suggestion", value: suggestion)
            json.member("total", value: total)
        }
    }
}

extension SearchAnswer.Filter {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("kind", value: filter.parts.kind)
            json.member("value", value: filter.parts.value)
            json.member("without", value: without)
        }
    }
}

extension SearchAnswer.Item {
    fileprivate func write(to json: inout JSONWriter) {
        entry.write(to: &json, match: match.map { match in { match.write(to: &$0) } })
    }
}

extension SearchMatch {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("keywords") { $0.array(keywords) { keyword, json in keyword.write(to: &json) } }
            json.member("name") { name.write(to: &$0) }
            json.member("people") { $0.array(people) { person, json in person.write(to: &json) } }
        }
    }
}

extension MatchedText {
    fileprivate func write(to json: inout JSONWriter) {
        json.array(parts) { part, json in
            json.object { json in
                json.member("isMatch", value: part.isMatch)
                json.member("text", value: part.text)
            }
        }
    }
}
