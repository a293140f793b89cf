"""What a seat may know of a game of World Splitters."""
