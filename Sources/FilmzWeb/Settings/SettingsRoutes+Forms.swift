import FilmzPages
import FilmzText
import HTTPTypes
import Hummingbird

extension SettingsRoutes {
    /// Stores in the browser how dates, times, numbers and stars are written. An empty field removes a choice, and a
    /// missing one leaves it as it is.
    func chooseForms(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        let choices: [(cookie: ChoiceCookie, text: String?, value: String?)] = [
            (.region, form.text(.region), form[.region]?.description),
            (.hours, form.text(.hours), form[.hours]?.rawValue),
            (.weekStart, form.text(.weekStart), form[.weekStart]?.rawValue),
            (.starScale, form.text(.starScale), form[.starScale]?.rawValue),
        ]
        let told = choices.filter { $0.text != nil }
        guard !told.isEmpty, told.allSatisfy({ $0.text == "" || $0.value != nil }) else { throw WebError.malformed }
        var response = Response(status: .seeOther, headers: [.location: FormsCard.address.text])
        for choice in told { choice.cookie.set(choice.value, on: &response, for: context.client) }
        return response
    }
}
