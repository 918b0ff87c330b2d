// swift-tools-version: 6.2

import PackageDescription

// An app for each client library. It uses that library and nothing else of Filmz; see scripts/libraries.
let apps = [
    "WithCore": ["APICore"],
    "WithPublishers": ["APICorePublishers"],
    "WithOMDb": ["OMDbAPI"],
    "WithTMDb": ["TMDbAPI"],
    "WithITunes": ["ITunesAPI"],
    "WithAMC": ["AMCAPI"],
    "WithTVmaze": ["TVmazeAPI"],
    "WithAMCPublishers": ["AMCAPIPublishers"],
]

let package = Package(
    name: "libraries",
    platforms: [.macOS(.v15), .iOS(.v16)],
    dependencies: [.package(name: "filmz", path: "../..", traits: [])],
    targets: apps.sorted { $0.key < $1.key }.map { app, libraries in
        // None of them needs a network.
        .executableTarget(
            name: app, dependencies: (libraries + ["APICoreTesting"]).map { .product(name: $0, package: "filmz") })
    },
    swiftLanguageModes: [.v6]
)
