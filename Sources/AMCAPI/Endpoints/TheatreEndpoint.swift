public import APICore

/// Connects the calls for a theatre with its model.
public typealias TheatreEndpoint = VendorEndpoint<TheatreTarget, TheatreModel, AMCVendor>
