/// A switch that acts at once. It is a form with one button, so that it works without a script.
struct SwitchForm {
    let action: SitePath
    /// The value that the form sends: the other one.
    let field: HiddenField
    let id: String
    /// The name of what is switched, for screen readers.
    let name: String
    let isOn: Bool
    /// The IDs of the elements that change with it.
    let regions: String

    var html: HTML {
        """
        <form method="post" action="\(action)" data-enhance="\(regions) toast">\(field.html)\
        <button class="switch" id="\(id)" aria-pressed="\(String(isOn))"><span class="vh">\(name)</span></button></form>
        """
    }
}
