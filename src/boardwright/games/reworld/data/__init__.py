"""What is printed on the pieces of Reworld: the data files, read and checked."""
