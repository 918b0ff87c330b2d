import FilmzDomain

/// For whom a film is good: any of four groups.
struct AudienceField {
    /// Names of the groups chosen.
    let chosen: [String]
    let prefix: String

    func html(_ strings: Strings) -> HTML {
        let boxes = Audience.groups.map { group -> HTML in
            """
            <label class="choice"><input type="checkbox" name="audience" id="\(prefix)-\(group.name)" \
            value="\(group.name)"\(" checked", if: chosen.contains(group.name))>\
            <span>\(strings.audience(group.name))</span></label>
            """
        }
        return """
            <fieldset class="choices">
            <legend>\(strings[SharedText.audience])</legend>
            <div class="choice-row">\(boxes)</div>
            </fieldset>
            """
    }
}

extension Strings {
    /// A group's name in the reader's language.
    func audience(_ name: String) -> String {
        switch Audience(name: name) {
        case .kids: self[SharedText.kids]
        case .adults: self[SharedText.adults]
        case .family: self[SharedText.family]
        case .bodyCountSavvy: self[SharedText.bodyCountSavvy]
        default: name
        }
    }
}
