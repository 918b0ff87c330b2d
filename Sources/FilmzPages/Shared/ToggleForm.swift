/// A button that turns something on or off. It is a form, so that it works without a script.
struct ToggleForm {
    let action: SitePath
    /// The field that the form sends.
    let field: HiddenField
    let id: String
    let label: String
    let icon: Icon
    let isOn: Bool
    /// The address to go to afterwards.
    let next: HTML
    /// The IDs of the elements that change with it; nil for the item of a list that it is in.
    var regions: String?
    var style: StaticString = "chip"
    /// Whether the label is visible to screen readers only.
    var isIconOnly = false

    var html: HTML {
        """
        <form method="post" action="\(action)" data-enhance\(regions.map { "=\"\($0) toast\"" as HTML })>\
        \(field.html)\
        <input type="hidden" name="\(field: .next)" value="\(next)">\
        <button class="\(style.description)" id="\(id)" aria-pressed="\(String(isOn))">\(icon.html)\
        <span\(" class=\"vh\"", if: isIconOnly)>\(label)</span></button></form>
        """
    }
}
