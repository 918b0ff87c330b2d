import FilmzDomain
import FilmzText

/// The error of a form that was sent, shown above the form and at its field.
struct FormProblem {
    let error: DomainError?
    let strings: Strings
    /// A message that is more specific than the error's own.
    var message: String?

    /// The summary that gets the focus, with a link to the field.
    func summary(fieldIDs: [DomainError.Field: String]) -> HTML {
        guard let error else { return "" }
        let message = message ?? strings.message(for: error)
        guard case .invalid(let field, _) = error, let id = fieldIDs[field] else {
            return summary("<p>\(message)</p>")
        }
        return summary("<p><a href=\"#\(id)\">\(message)</a></p>")
    }

    private func summary(_ message: HTML) -> HTML {
        """
        <div class="problem" id="problem" role="alert" tabindex="-1">
        \(message)
        </div>
        """
    }

    /// The message at a field; nil when nothing is wrong with it.
    func message(for field: DomainError.Field) -> HTML? {
        guard concerns(field), let error else { return nil }
        return "<p class=\"field-problem\" id=\"\(messageID(field))\">\(message ?? strings.message(for: error))</p>"
    }

    /// The attributes that mark a control as invalid and refer to its message.
    func attributes(for field: DomainError.Field) -> HTML? {
        guard concerns(field) else { return nil }
        return " aria-invalid=\"true\" aria-describedby=\"\(messageID(field))\""
    }

    func concerns(_ field: DomainError.Field) -> Bool {
        guard case .invalid(field, _) = error else { return false }
        return true
    }

    func messageID(_ field: DomainError.Field) -> String {
        "problem-\(field.rawValue)"
    }
}
