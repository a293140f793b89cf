"""The web table: tables, seats, storage, live updates and pages."""
