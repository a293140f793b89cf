"""What is printed on the pieces of Splitz: the data files, read and checked."""
