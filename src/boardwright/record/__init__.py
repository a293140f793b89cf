"""The written form of a game: write, read, replay, verify."""

from boardwright.record.reading import parse, read
from boardwright.record.record import FORMAT, SUFFIX, Move, Record, checksum

__all__ = ["FORMAT", "SUFFIX", "Move", "Record", "checksum", "parse", "read"]
