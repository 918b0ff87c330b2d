import FilmzDomain
import FilmzPages

extension EveryPage {
    /// The tags, and giving films tags.
    static func tags(
        _ sample: SampleServices, _ none: Services, _ short: Services
    ) async throws -> [(name: String, page: any WebPage)] {
        let all = sample.services
        let films = sample.allFilms.prefix(2).map(\.id)
        let refused = TagChoice(FormFields([("tag", "<0>"), ("formerTag", "<0>"), ("newTags", "\"1\", <2>")]))
        let tooLong = DomainError.invalid(.tags, .tooLong(Tag.characterLimit))
        let tag = Tag(accepted: "<0>")
        return [
            ("tags", try await TagsPage.load(from: all, for: .owner)),
            ("tags-more", try await TagsPage.load(from: short, for: .owner)),
            ("tags-none", try await TagsPage.load(from: none, for: .owner)),
            ("tag-edit", try await EditTagPage.load(tag, from: all, for: .owner)),
            (
                "tag-edit-refused",
                try await EditTagPage.load(
                    tag, name: "<1>, 2", error: .invalid(.tags, .malformed), from: all, for: .owner)
            ),
            ("tag-film", try await TagFilmsPage.load([films[0]], from: all, for: .owner)),
            (
                "tag-films-refused",
                try await TagFilmsPage.load(
                    films, next: SiteAddress(text: "/me/all"), choice: refused, error: tooLong, from: all, for: .owner)
            ),
        ]
    }
}
