public import APICore

/// Connects the calls for a film with its model.
public typealias MovieEndpoint = VendorEndpoint<MovieTarget, MovieModel, AMCVendor>
