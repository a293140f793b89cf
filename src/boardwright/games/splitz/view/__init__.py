"""What a seat may know of a game of Splitz."""
