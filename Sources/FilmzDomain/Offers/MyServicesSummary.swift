/// A person's services, with the outcomes of the weekly refresh of their watchlist.
public struct MyServicesSummary: Sendable, Encodable {
    public var mine: MyServices
    public var watchlist: OutcomeCounts?

    public init(_ mine: MyServices, watchlist: OutcomeCounts?) {
        self.mine = mine
        self.watchlist = watchlist
    }

    private enum CodingKeys: CodingKey {
        case watchlist
    }

    public func encode(to encoder: any Encoder) throws {
        try mine.encode(to: encoder)
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encodeIfPresent(watchlist, forKey: .watchlist)
    }
}
