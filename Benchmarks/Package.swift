// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "filmz", path: "..")
    ],
    targets: [
        .executableTarget(name: "furnish", dependencies: [.product(name: "FilmzStore", package: "filmz")]),
        .executableTarget(
            name: "decode",
            dependencies: [
                .product(name: "AMCAPI", package: "filmz"),
                .product(name: "TMDbAPI", package: "filmz"),
            ]
        ),
        .executableTarget(name: "crowd", dependencies: [.product(name: "FilmzStore", package: "filmz")]),
        .executableTarget(name: "generate"),
        .executableTarget(name: "read", dependencies: [.product(name: "FilmzExchange", package: "filmz")]),
        .executableTarget(name: "split", linkerSettings: [.linkedLibrary("z")]),
        .executableTarget(name: "search", dependencies: [.product(name: "FilmzTitleSearch", package: "filmz")]),
    ],
    swiftLanguageModes: [.v6]
)
