"""What is wrong with a data file of Wild World, said in one line."""

from boardwright.core.errors import DataError


def complain(file: str, where: str, reason: str) -> DataError:
    """The error that names the file, the place and the reason."""
    return DataError(f"{file}: {where}: {reason}")
