import FilmzDomain
import FilmzText

/// The audience of a film: any of four groups.
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
