"""What is printed on the pieces of World Splitters: the data files, read and checked."""
