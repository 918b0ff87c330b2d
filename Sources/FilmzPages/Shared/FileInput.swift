import FilmzText

/// An input for files. A script reports files that are too large before they are sent; without a script, the server
/// reports them.
struct FileInput {
    let id: String
    var name = "file"
    /// The file name extensions and media types that the browser offers.
    let accept: [String]
    /// The maximum size of all files together, in bytes.
    let limit: Int
    var isMultiple = false
    /// The ID of the element that describes the input.
    var hint: String?

    func html(_ strings: Strings) -> HTML {
        """
        <input id="\(id)" name="\(name)" type="file" accept="\(accept.joined(separator: ","))"\
        \(" multiple", if: isMultiple) required\(hint.map { " aria-describedby=\"\($0)\"" as HTML }) \
        data-most="\(String(limit))" data-too-large="\(strings[UploadText.tooLarge, ["size": strings.size(limit)]])">
        """
    }
}
