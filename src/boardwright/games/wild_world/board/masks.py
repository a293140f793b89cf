"""The masks of creatures and monsters: half a face each, cut in one ink and drawn twice."""

from typing import Final, NamedTuple

from boardwright.draw.markup import element
from boardwright.draw.shapes import symbol, use

SIZE: Final = 42
"""Of the box of a mask; its paths count from the middle."""
OVERLAP: Final = 0.6
"""Of the two halves, so that no seam shows."""


class Mask(NamedTuple):
    """The right half of a face, as path data."""

    body: str
    cuts: str
    """In the colour of the ground."""
    extra: str = ""
    """In the ink again, inside the cuts."""


CREATURES: Final = {
    "fox": Mask(
        "M0 18C3 17 7 12 10 8L17 3 15.5-18 7-9H0Z",
        "M3.4.5 10.5-3.5 10 1.6ZM0 13.5H2.4L0 17ZM9.6-8.2 13.6-13.4 14-5Z",
    ),
    "hound": Mask(
        "M0 18.6C4 18.6 6.4 16 6.8 12.4L9.4 6.6 15.6 9.2C18.8 3.6 18.4-4.6 14.6-12L7.2-9.6C5-11.2"
        " 2.6-11.8 0-11.8Z",
        "M2.8.4 8.8-2.8 8.2 2.2ZM0 11H3.8L2.2 14.6H0ZM12.2-7C14.8-2.6 15.4 1.6 14.4 5.4L10.8"
        " 3.8C12.4.2 12.8-3.4 12.2-7ZM0-8.6 1.6-4.6 0 0Z",
    ),
    "weasel": Mask(
        "M0 18.4C4.4 16.4 7.6 11.8 9.4 6.6 12.6 4.6 13.4 1.4 12.2-2 16.8-4.6 16.6-12 11.4-12.6"
        " 8.6-12.9 6.8-11.4 6-9.2 4.2-10.2 2.2-10.6 0-10.6Z",
        "M1.4-1.2C4.4-5.2 9.6-5 11.4-1.2 10 3 5.2 3.8 1.4-1.2ZM0 13H2.8L0 16.6ZM9.4-8.4A2.4 2.4 0 1"
        " 1 13-6.4ZM0 5.6 3.4 8.2 0 9.4Z",
        "M5.2-1.2a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z",
    ),
    "hare": Mask(
        "M0 18C7.5 18 11.5 12 11.5 5.5 11.5 1 9.5-2.5 7.5-4.5 10.5-9 11.5-16 9-20 4.5-19 2-12.5 2-6H0Z",
        "M3.5 4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0ZM4.6-7C5-11.5 6.4-14.6 8-16 8.4-13 7.4-9 5.8-6.2Z"
        "M0 10.4H2.2L0 12.8Z",
    ),
    "mouse": Mask(
        "M0 17.6C4 17 8.4 12.6 10.2 7.4 10.8 5.4 10.8 3.4 10.4 1.6 17.4 1.6 20.6-5.4 18.4-11.4"
        " 16.2-17.4 7-18 4.6-10.4L3.8-6.6H0Z",
        "M8-8.6C9.4-13 14.4-13.4 15.8-9.6 17-6 14.4-2.4 10.2-2.4 8.8-4.6 8-6.4 8-8.6ZM3.4 5a1.7 1.7"
        " 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0ZM0 13.2H2.2L0 16Z",
    ),
    "bird": Mask(
        "M0 19C9 17.5 14.5 9 14.5 0 14.5-6 16-12 18.5-16 11-17 5-14 0-9.5Z",
        "M1.6-1.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM0 4.5 2.8 5.5 0 13Z",
        "M4.4-1.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z",
    ),
    "songbird": Mask(
        "M0 17C7.6 16 13.8 9.8 13.8 2 13.8-5.6 8.4-10.6 3.4-11.6 3.6-14.2 5.4-16.8 8-18.2"
        " 3.4-18.8.8-16.2 0-13.8Z",
        "M2.4-.8a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM0 4.4 4.6 6.8 0 13ZM10.6 4.6 12.4 5.8C11.6"
        " 9 9.6 11.8 6.8 13.6L6.2 12.2C8.4 10.4 9.8 7.8 10.6 4.6Z",
        "M4.3-.8a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z",
    ),
    "raptor": Mask(
        "M0 19.4C2.6 15.6 4.4 12 5 8.6 11.4 6.8 15.6 1.6 15.4-5.4L19.4-8.2 14.6-9.6 16.6-14.6"
        " 11.2-13.4C8-16 4-17 0-17Z",
        "M3.2-1.4C5.6-5 9.6-6 13-5 11.6-1.2 7.4 1 3.2-1.4ZM0 5.4 2.6 7.4C2.4 10.4 1.4 13 0 15.4Z"
        "M0-13.4 2.4-9.6 0-5.8Z",
        "M6.8-2.8a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0Z",
    ),
    "horn": Mask(
        "M0 19C4 17.5 6.4 11.5 7.4 4.6L13 2 8.6-2.4C15-4 19-9 18.6-16.6 18.4-20 14.4-19 14.6-16"
        " 14.8-10.8 9.4-8.8 4-9L0-8.6Z",
        "M2.9 1.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0ZM0 13H2.2L.9 15.8H0Z",
    ),
    "ram": Mask(
        "M0 19C4 18 6.6 13 7.4 7.4 8.4 10 11.4 11.6 14.4 10.4 18.8 8.6 20.6 3 18.8-3.4 16.6-11"
        " 9.4-14.6 0-13.8Z",
        "M8.4 2.6C8-2.6 11-6 14-4.6 16.6-3.2 16.4 2.8 13.6 4.4 14.4 1.2 13.6-1.6 12-1.4 10.6-1.2"
        " 10.2 1.6 10.8 4.6 9.4 4.8 8.6 4 8.4 2.6ZM2.4.8a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0ZM0"
        " 13.2H2.4L1 16H0ZM0-9.8C2.8-9.6 5-8.4 6.4-6.4L5.4-5.4C4-7 2.2-7.8 0-8Z",
    ),
    "antler": Mask(
        "M0 19C3.6 17.6 5.8 12 6.6 5.4L12.6 3.6 8.4-1.2C9.6-3.4 11.6-4.4 14-4.6L20-8.6 15.8-8.4 18.8-15"
        " 13.4-9.6 13.2-18.4 10.2-9.4C7.6-8.6 5.6-6.8 4.4-4.2H0Z",
        "M2.4 3.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0ZM0 12.6H2.4L1 15.6H0ZM0-1.6 1.4 1.8 0 5.4Z",
    ),
    "bear": Mask(
        "M0 17.5C8.5 17.5 15.5 11.4 15.5 2.4 15.5 0 14.9-2.4 13.8-4.4 19-7.6 17.4-15.4 11.6-14.8"
        " 9.2-14.6 7.6-13 7.2-10.8 5-11.8 2.6-12.2 0-12.2Z",
        "M0 2.6C3.6 2.6 6 5 6 8S3.6 13.4 0 13.4ZM5.3-1.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z",
        "M0 5.2H3L1.4 8.2H0Z",
    ),
    "cat": Mask(
        "M0 16.5C8 16.5 14.4 11.8 15.2 5L19.4 3 15.8.8 16.2-17.6 7-10.6C4.8-11.4 2.4-11.6 0-11.6Z",
        "M3.2 1.6C5-2.2 8.8-3.6 12.2-2.6 11.6 1.4 7.4 3.8 3.2 1.6ZM0 6.2H3.2L0 9.6ZM4.8 8.8 13 7.4"
        " 12.6 8.8 4.8 10.4Z"
        "M10-9.2 13.6-12.4 13.4-6.4Z",
        "M7.6-2.6 8.6.1 7.6 2.6 6.6.1Z",
    ),
    "ape": Mask(
        "M0 18.4C6.6 18.4 11 14.8 11.4 9.4 13.2 7.4 14 5 14 2.4 18.8 3.6 20.6-4.6"
        " 15.8-6.4L14.2-6.4C13.4-13.2 7.6-17.4 0-17.4Z",
        "M0-8.4C3-11.6 10-11.4 10.6-4.6 11 .4 8.4 3.2 5.6 2.8 3.4 2.6 1.6 1.2 0-.6ZM0 4.6H2L3.2 7.2"
        " 1.4 8.2H0ZM0 11.4C3 11.4 5.6 10.8 7.6 9.4L8 11C5.8 12.8 3 13.6 0 13.6Z",
        "M4.2-4.4a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z",
    ),
    "tusk": Mask(
        "M0 17.6C5 17.6 8.4 15.6 9.4 12.4L15.8 8.4C17.4 4.4 17.2 1.2 16-1.8L19.4-7 16.4-15"
        " 10.4-11.4C7.4-13 4-13.6 0-13.6Z",
        "M0 6.6C4 6.6 6.4 8 6.4 10.6S4 14.8 0 14.8ZM4.4-.4 10.2-3.4 9.6 1.2ZM8 12C9 8 11.6 5.8 15 5"
        " 12.8 7.4 11.4 9.8 10.8 12.8Z",
        "M1.8 9.2a1.3 1.6 0 1 0 2.6 0a1.3 1.6 0 1 0-2.6 0Z",
    ),
    "toad": Mask(
        "M0 14C10 14 18.5 9.4 18.5 3.4 18.5 0 16-3 13.6-4.8 15.6-12.6 6-15 4.6-7.6H0Z",
        "M6.8-7.4a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0ZM0 5.2C6 5.2 11.4 4 15 1.8L15.6 3.6C11.6"
        " 6.2 6 7.4 0 7.4Z",
        "M8.5-7.4a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0Z",
    ),
    "dragon": Mask(
        "M0 19C3 18 5.4 13.4 6.4 8.4L13 3.4C15.4-2 15-7 19.4-13 13-12 9.4-12.8 7.4-19 5.4-13 2.4-12.4 0-15Z",
        "M3.6.6 11-4 9.8 1.8ZM1.3 11.4a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0ZM0-9.6 1.4-5 0-1Z",
    ),
    "serpent": Mask(
        "M0 19C3.2 17.6 5.2 14.2 5.6 10.6 12.4 9.2 17.8 3.2 17.8-4.8 17.8-13 10-18.8 0-18.8Z",
        "M10-13.4C13.8-10.6 15-6.8 14.4-2.2 12-4.8 10.4-8.8 10-13.4ZM2.4 2.8 7.8-1 7.2 4.2ZM0"
        " 9.4H3L0 13.4ZM0-15 3-10.6 0-6.2Z",
    ),
    "shell": Mask(
        "M0 18C10 17 15.5 10.4 15.5 2 15.5-5.6 10-10 6-11.4L10-17.6 7.4-19.4 2.6-12H0Z",
        "M0-4.6C5.6-5.6 10.8-5 14.6-1.6L13.8.2C10.4-2.8 5.6-3.4.9-2.6V18H0ZM5.1 4.4a2.1 2.1 0 1 0"
        " 4.2 0a2.1 2.1 0 1 0-4.2 0Z"
        "M4.4 11.2a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0Z",
    ),
    "moth": Mask(
        "M0 15C2 11 3 7 3 4 7.4 10.4 14 12 18.4 9.4 15.8 4 19.4-1.4 20-11 13.4-10.6 7-8.6"
        " 3-4.4L6.4-17 4.6-17.6 1-8H0Z",
        "M8-2.4a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM9 5.6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0Z",
        "M10-2.4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0Z",
    ),
    "spider": Mask(
        "M0 14.6C4.4 14.6 7.6 11.4 8 7.2L13.4 12.6 12 19 17.4 11.4 9.6 4 19.8 5 20-2.4 18-1 16.8 1.2"
        " 9.4.4 18.4-7 15.4-14.4"
        " 14.8-8 7.6-3.2C6-5.6 5-6.6 4-7.2L5.6-17.4.8-8.4H0Z",
        "M2-.2a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0ZM1.2 5.4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1"
        " 0-2.4 0ZM0 9.4H2.6L0 13Z",
    ),
    "fish": Mask(
        "M0-19C8-15 11.6-7 11.6 1.4L20 6C18 12.6 12.6 13.8 9.4 11.6 7.4 15.6 4 18 0 18.6Z",
        "M3.6-3.6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0ZM0 6.4C3.4 6.4 6.4 5 8.4 2.4L9.4 4C7 7 3.6"
        " 8.6 0 8.6Z",
    ),
    "squid": Mask(
        "M0-19.4C8.4-17 13.4-10.4 13.4-3 13.4.8 12.2 3.4 10.6 5.4 12.8 8.6 15.6 8.4 18.6 6.2 19.8"
        " 11.8 15.4 15.4 10.4 13.2"
        " 11 15.8 12.4 17.4 14.2 18.4 9 20.2 5.4 16.8 5 12.4 3.8 14.2 3.4 16.6 3.8 19.2 2 19.2.8"
        " 18.6 0 17.4Z",
        "M2.6-1.2a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0ZM0-13.4 2.2-9.6 0-6Z",
        "M4.8-1.2a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0Z",
    ),
    "spirit": Mask(
        "M0 18C8.4 18 13.6 12.4 13.6 5.4 13.6-2.4 8-5.6 9.4-13.6 5-11.6 3.4-8.6 3.2-5.4 3.2-11.6"
        " 1.6-15.4 0-20Z",
        "M2.8 4.4C4.8.8 8.4.8 9.8 4 7.4 6.6 5 6.6 2.8 4.4ZM0 11.4H3.6C3 13.4 1.6 14.4 0 14.4Z",
    ),
    "noble": Mask(
        "M0 17.6C6.4 16.4 11.2 10.8 12.4 3 15.4 1.8 18 -1.4 19-7.6 13.6-7 9.6-9.8 8.6-16.6 5.6-14.8"
        " 3.8-12.2 3.4-9.6"
        " 2.8-13 1.4-16 0-19Z",
        "M2.6 1C5-2.6 9-2.8 11.6-.4 9.6 3.2 5 3.8 2.6 1ZM0 8.8 3 8.2 4.6 9.6C3.4 11.6 1.6 12.4 0"
        " 12.4ZM0-10 1.8-6 0-2.4Z",
    ),
    "giant": Mask(
        "M0 18.5H8.4L13.4 12.4V-1.4L17-4V-10.4L11.6-12.4 9-18H0Z",
        "M2.4-2.6H11V1.4H4.4ZM0 8.6H6.6V11.8H0ZM0-14.6H6V-12.6H0Z",
    ),
}
MONSTERS: Final = {
    "brute": Mask(
        "M0 18H6.6L8.8 11.6 12 18C15.6 13 15.6 8.4 14.2 4L17.4.4C16.6-6 16.4-12 20-19.6 13.4-18"
        " 9.6-15 8-11.6H0Z",
        "M2.8.6 11-4.4 10.4.6ZM0 7.4H6.6L5.2 11 3.8 8.8 2.2 11.4 0 9Z",
    ),
    "ruler": Mask(
        "M0 19C7.4 17.6 12.4 10.4 12.4.6V-6.4L18-17.6 10.4-12.4 6.4-19.4 3.2-12.4 0-20Z",
        "M0-6.6H12.4V-4.8H0ZM2.8 1.4 9.8-1 8.8 3.4ZM0 10H4.4L0 14.4Z",
    ),
    "maw": Mask(
        "M0-11.4 2.6-17 6-12.6 11-19 12.4-11.6C16.4-8.6 18.4-4.6 18.6 0 18 10.6 9.4 18.4 0 18.4Z",
        "M0 1.6H14.6C13.6 9.8 8 14.4 0 14.4V10.6L2.2 14 3.2 9.4 6 13 7 7.8 9.8 10.6 10.2 5.6 8.4 3.4"
        " 7 7 5 3.6 3.4 7.4"
        " 1.6 3.6 0 6.4ZM3-4.6 12.6-8.4 11-2.6Z",
    ),
    "wings": Mask(
        "M0 18C3 13 4.4 9 4.4 5 9.4 8.6 13.4 9 20 14.6 17.4 4.4 19-6 20-17 13.4-14 8-10 4.4-6.6L6-16 0-11Z",
        "M1.6-1.4 4.2-3.6 4 0ZM8.4-4.4 16.6-11 16 4.4 11.4 1.4Z",
    ),
    "eye": Mask(
        "M0-17C10.6-15 18.4-8 20 0 18.4 8 10.6 15 0 17Z",
        "M0-9A9 9 0 0 1 0 9ZM11.8 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z",
        "M0-4.6A4.6 4.6 0 0 1 0 4.6Z",
    ),
}
CREATURE_WORDS: Final = {
    "fox": "Fox Kit Dancer",
    "hound": "Wolf Hound Jackal Pup",
    "weasel": "Marten Weasel Ferret Otter",
    "hare": "Hare Scout",
    "mouse": "Mouse Vole Hedgehog",
    "bird": "Owl Gull",
    "songbird": "Wren Petrel Penguin Ptarmigan Chick Diver",
    "raptor": "Falcon Griffin Roc Crow Heron Raptor",
    "horn": "Ox Unicorn Rhino Pony Courser",
    "ram": "Ram Goat Satyr",
    "antler": "Stag Elk Fawn Treant Dryad",
    "bear": "Bear Badger Manatee Seal",
    "cat": "Lynx Lion Panther Kitten Sphinx Chimera",
    "ape": "Ape Gorilla Troll Behemoth Lemur Marmoset",
    "tusk": "Boar Walrus Elephant Mammoth Hippo Narwhal",
    "toad": "Toad Newt Hopper Salamander Slug",
    "dragon": "Dragon Wyrm Drake Wyvern Hydra",
    "serpent": "Serpent Cobra Viper Python Naga Eel Basilisk Lizard Crocodile",
    "shell": "Turtle Tortoise Beetle Crab Pangolin",
    "moth": "Moth Gnat Bat Mantis",
    "spider": "Spider Weaver",
    "fish": "Ray Whale Angler Lurker",
    "squid": "Squid Jelly",
    "spirit": "",
    "noble": "Regent Duke Sage Shepherd Gardener Siren Nixie Djinn Guard Squire",
    "giant": "Giant Titan Golemling Sentinel",
}
"""Which last words of names belong to a family; all others are spirits."""
MONSTER_WORDS: Final = {
    "brute": "",
    "ruler": "Lich Archon King Duchess Tyrant Matron Emperor Magistrate Baron Pharaoh Mother Notary Regent"
    " Yeti-King Judge Sovereign Stag-Lord Wisp-King Roots",
    "maw": "Kraken Hydra Leviathan Wave Gourmand Maw Gulper Rootbiter Drake Salamander Beast",
    "wings": "Harpy Harrier Manticore Sphinx Djinn Cinderling Poltergeist Bell-Ringer",
    "eye": "Eye Unwritten Knots Choir Glacier Cyclops Cathedral Basilisk",
}
"""Likewise for monsters; all others are brutes."""


def symbols() -> list[str]:
    """The definitions of all masks; the colours are those of the place where one is used."""
    return [_symbol(name, mask) for name, mask in {**CREATURES, **MONSTERS}.items()]


def creature_family(name: str) -> str:
    """The family of a creature, by the last word of its name."""
    return _family(name, CREATURE_WORDS, "spirit")


def monster_family(name: str) -> str:
    """The family of a monster, likewise."""
    return _family(name, MONSTER_WORDS, "brute")


def mask_at(family: str, x: float, y: float, size: float, ink: str) -> str:
    """A mask inside a picture; `ink` is the class that names its colours."""
    drawn = use(f"ww-mask-{family}", x, y, size, size)
    return element("g", drawn, class_=ink)


def _family(name: str, families: dict[str, str], default: str) -> str:
    word = name.split()[-1]
    return next((family for family, words in families.items() if word in words.split()), default)


def _symbol(name: str, mask: Mask) -> str:
    parts = [
        element("path", d=path, class_=look)
        for path, look in ((mask.body, "ww-mask"), (mask.cuts, "ww-cut"), (mask.extra, "ww-mask"))
        if path
    ]
    half = f"ww-half-{name}"
    shift = f"translate(-{OVERLAP / 2})"
    content = (
        element("g", element("g", *parts, transform=shift), id=half),
        element("use", href=f"#{half}", transform="scale(-1 1)"),
    )
    middle = f"translate({SIZE // 2} {SIZE // 2})"
    return symbol(f"ww-mask-{name}", SIZE, SIZE, element("g", *content, transform=middle))
