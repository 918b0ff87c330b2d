extension TheatreModel {
    /// Whether this is an empty record that AMC keeps instead of a theatre: no name, and no place on Earth. To be left
    /// out of lists. The long name does not count: such records may have one.
    public var isPlaceholder: Bool {
        name == nil && location?.latitude == nil
    }
}
