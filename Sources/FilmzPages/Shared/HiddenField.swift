/// A value that a form sends without showing it.
struct HiddenField: Sendable {
    let name: String
    let value: String

    init(_ field: FormField<some Sendable>, value: String) {
        self.init(name: field.name, value: value)
    }

    init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    var html: HTML { "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">" }
}
