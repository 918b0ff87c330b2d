public import APICore
public import Foundation

/// A call to AMC.
public protocol AMCTarget: HTTPTargetType {}

extension AMCTarget {
    /// The base address of AMC's API.
    public var baseURL: URL { URL(known: "https://api.amctheatres.com") }
}

/// A call to AMC for a list, which is paged.
public protocol AMCPagedTarget: AMCTarget {
    /// The call that a link of a page leads to.
    static func follow(_ address: AMCAddress) -> Self
}

/// Connects calls for a list with the pages that they return.
public protocol AMCPagedEndpoint: HTTPEndpoint where Target: AMCPagedTarget, Model == AMCPage<Item> {
    /// The type of the list's elements.
    associatedtype Item: AMCItem

    /// The endpoint.
    init()
}

extension HTTPParameters {
    /// Adds the parameters of a page: its number, and its size from 1 to 1000.
    mutating func append(pageNumber: Int?, pageSize: Int?) {
        append("page-number", value: pageNumber.map { max($0, 1) })
        append("page-size", value: pageSize.map { min(max($0, 1), 1_000) })
    }

    /// Adds values separated by commas, if there are any.
    mutating func append(_ name: String, list values: [String]) {
        if !values.isEmpty { append(name, value: values.joined(separator: ",")) }
    }
}
