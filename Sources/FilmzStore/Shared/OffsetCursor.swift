import FilmzDomain

/// A page that starts after a number of elements, for lists that are short or do not change while they are read.
struct OffsetCursor {
    let offset: Int

    /// The position that a request asks for; the first page when its cursor is not one of ours.
    init(_ request: PageRequest) {
        let offset = request.cursor.flatMap { Int($0.description) } ?? 0
        self.offset = if 0...1_000_000 ~= offset { offset } else { 0 }
    }

    func page<Element>(_ items: [Element], total: Int, size: Int) -> Page<Element> {
        let end = offset + items.count
        return Page(
            items: items, total: total, next: end < total && !items.isEmpty ? PageCursor(String(end)) : nil)
    }
}
