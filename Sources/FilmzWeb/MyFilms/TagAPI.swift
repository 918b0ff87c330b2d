import FilmzDomain
import FilmzPages
import Hummingbird

/// A person's tags as JSON. A film's tags are part of the person's relation to it.
struct TagAPI {
    let services: any MyFilmServices

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(
            APIPath.tags, answers: [.get: { try await all($0, $1) }, .patch: { try await replace($0, $1) }])
    }

    private func all(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try Address(request).pageRequest()
        return try JSONReply.page(try await services.myFilms.tags(of: context.person, page: page), for: request)
    }

    private func replace(_ request: Request, _ context: PersonContext) async throws -> Response {
        let input = try await JSONBody.read(Input.self, from: request)
        let change = try await services.myFilms.replace(input.tag, with: input.name, of: context.person)
        return try JSONReply.value(ChangeResult(change: change?.id))
    }

    /// A tag, and its new name; null removes the tag.
    private struct Input: Decodable {
        let tag: Tag
        let name: Tag?

        private enum Member: String, CodingKey {
            case tag, name
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.members(Member.self)
            tag = try members.decode(Tag.self, forKey: .tag)
            // A missing name must not remove anything.
            guard members.contains(.name) else { throw APIRefusal.missing("name") }
            name = try members.decodeIfPresent(Tag.self, forKey: .name)
        }
    }
}
