"""Write the golden playthroughs again, after a change of behaviour that is meant.

    python scripts/write_playthroughs.py

They stand in `tests/playthroughs/<game>/<players>.txt`; read the difference before it is committed.
"""

from pathlib import Path

import boardwright
from boardwright.core.titles import titles
from boardwright.testing import playthrough

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
SEED = 2026

for title in titles().values():
    for players in title.player_counts:
        path = FOLDER / title.id / f"{players}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(boardwright.make(title.id, players), SEED), "utf-8")
        print(path.relative_to(FOLDER.parent.parent))
