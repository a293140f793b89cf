"""What a viewer of Wild World could do with what it has: from what it sees, and the data."""
