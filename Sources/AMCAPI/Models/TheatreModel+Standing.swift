extension TheatreModel {
    /// Whether this is an empty record that AMC keeps as a placeholder, without a name and a location. Leave it out of
    /// lists. The long name is ignored: such records may have one.
    public var isPlaceholder: Bool {
        name == nil && location?.latitude == nil
    }
}
