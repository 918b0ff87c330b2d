extension Received: Encodable {
    private enum CodingKeys: CodingKey {
        case answeredAt, filmCount, id, receivedAt, recommendation, state
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encodeIfPresent(answeredAt, forKey: .answeredAt)
        try members.encode(filmCount, forKey: .filmCount)
        try members.encode(id, forKey: .id)
        try members.encode(receivedAt, forKey: .receivedAt)
        try members.encode(recommendation, forKey: .recommendation)
        try members.encode(state, forKey: .state)
    }
}
