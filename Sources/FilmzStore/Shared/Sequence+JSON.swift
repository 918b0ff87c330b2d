import FilmzJSON

extension Sequence where Element: BinaryInteger {
    /// The numbers as a JSON array, for `json_each`.
    var json: String {
        var json = JSONWriter()
        json.array(self) { number, json in json.value(number) }
        return json.text
    }
}

extension Sequence {
    /// A JSON array of arrays of numbers, for `json_each`.
    func json<Number: BinaryInteger>(_ numbers: (Element) -> [Number]) -> String {
        var json = JSONWriter()
        json.array(self) { element, json in
            json.array(numbers(element)) { number, json in json.value(number) }
        }
        return json.text
    }
}
