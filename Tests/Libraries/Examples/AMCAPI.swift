import AMCAPI

// What the examples of the documentation use without saying where it comes from.
let key = "key"
let client = AMCClient(vendorKey: key)
func show(_ something: Any) {}
