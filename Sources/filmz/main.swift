print("filmz")
