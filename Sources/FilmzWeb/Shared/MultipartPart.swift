import FilmzPages

/// The headers of a part of a form.
struct MultipartPart: Hashable, Sendable {
    /// The field's name.
    let name: String
    /// The file's name; nil when the part is not a file, empty when no file was chosen.
    let fileName: String?

    /// Whether the part is a file that was chosen, which may be empty all the same.
    var isFileChosen: Bool { fileName?.isEmpty == false }

    /// - Throws: ``UploadProblem/unnamed``, ``UploadProblem/nested``
    init(_ headers: [String]) throws(UploadProblem) {
        var fields: [String: String] = [:]
        for header in headers {
            guard let colon = header.firstIndex(of: ":"), header.first != " ", header.first != "\t" else {
                throw .unnamed
            }
            fields[header[..<colon].lowercased(), default: ""] += header[header.index(after: colon)...]
        }
        if HeaderValue(fields["content-type"] ?? "").name.hasPrefix("multipart/") { throw .nested }
        let disposition = HeaderValue(fields["content-disposition"] ?? "")
        guard disposition.name == "form-data", let name = disposition.parameters["name"], !name.isEmpty else {
            throw .unnamed
        }
        self.name = name
        fileName = disposition.parameters["filename"]
    }
}
