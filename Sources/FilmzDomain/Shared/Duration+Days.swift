extension Duration {
    /// A number of days of 24 hours.
    public static func days(_ days: Double) -> Duration { .seconds(days * 86_400) }
}
