public import APICore

/// Connects the calls for a showtime with its model.
public typealias ShowtimeEndpoint = VendorEndpoint<ShowtimeTarget, ShowtimeModel, AMCVendor>
