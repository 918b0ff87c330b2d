import FilmzText

/// Where a person chooses files. A script says before anything is sent that they are too large; without one, the server
/// says so.
struct FileInput {
    let id: String
    var name = "file"
    /// What the browser offers to choose: ends of names and media types.
    let accept: [String]
    /// How many bytes the files may have together.
    let limit: Int
    var isMultiple = false
    /// The element that says more.
    var hint: String?

    func html(_ strings: Strings) -> HTML {
        """
        <input id="\(id)" name="\(name)" type="file" accept="\(accept.joined(separator: ","))"\
        \(" multiple", if: isMultiple) required\(hint.map { " aria-describedby=\"\($0)\"" as HTML }) \
        data-most="\(String(limit))" data-too-large="\(strings[UploadText.tooLarge, ["size": strings.size(limit)]])">
        """
    }
}
