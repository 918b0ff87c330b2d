import FilmzDomain

extension Samples {
    static let lists: [SampleList] = [
        SampleList(
            list: list(21, "Best of <1999> & \"more\"", "Only\n<b>films</b>", isRanked: true),
            films: [matrix.id, hostile.id, spiritedAway.id, hebrew.id, byHand.id],
            notes: [hostile.id: note, spiritedAway.id: "שלום"]),
        SampleList(list: list(22, "רשימה", ""), films: [matrix.id]),
        SampleList(list: list(23, "Nothing yet", ""), films: []),
        SampleList(list: list(25, "By <rule>", "", rule: SearchQuery("1990-1999")), films: [matrix.id]),
    ]

    static let greekLists: [SampleList] = [
        SampleList(
            list: list(21, "Ωμέγα", "Άλφα", isRanked: true), films: greek.map(\.id),
            notes: [greek[0].id: "Βήτα"]),
        SampleList(list: list(23, "Γάμμα", ""), films: []),
        SampleList(list: list(25, "Δέλτα", "", rule: SearchQuery("1990-1999")), films: [greek[0].id]),
    ]

    private static func list(
        _ number: Int64, _ name: String, _ description: String, isRanked: Bool = false, rule: SearchQuery? = nil
    ) -> FilmList {
        FilmList(
            id: listID(number), name: name, description: description, isRanked: isRanked, rule: rule,
            madeAt: Timestamp(milliseconds: 1), changedAt: Timestamp(milliseconds: 2))
    }

    static func listID(_ number: Int64) -> FilmList.ID { FilmList.ID(rawValue: number) ?? .random() }
}
