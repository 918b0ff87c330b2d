import FilmzDomain
import FilmzText

/// The check boxes for a film's audience, which is any combination of four groups.
struct AudienceField {
    /// The names of the chosen groups.
    let chosen: [String]
    /// The beginning of the IDs of the boxes, because a page may have several of these fields.
    let prefix: String

    func html(_ strings: Strings) -> HTML {
        let boxes = Audience.groups.map { group -> HTML in
            """
            <label class="choice"><input type="checkbox" name="\(field: .audience)" id="\(prefix)-\(group.name)" \
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
