"""What is printed on the pieces of Wild World: the data files, read and checked."""
