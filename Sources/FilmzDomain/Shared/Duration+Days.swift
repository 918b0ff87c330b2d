extension Duration {
    /// So many times 24 hours.
    public static func days(_ days: Double) -> Duration { .seconds(days * 86_400) }
}
