"""The sentences of Wild World: notation, log lines, prompts and labels."""

from boardwright.core.errors import NotationError
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Line, Piece, Prompt
from boardwright.games.wild_world.data.facts import WildData
from boardwright.games.wild_world.data.terms import LOCK_NAMES, REALMS, SLOTS, SPACES, WORKER_SPACES
from boardwright.games.wild_world.game import WildWorld
from boardwright.games.wild_world.rules.actions import MONSTER_CARDS, MOST_ISLAND
from boardwright.games.wild_world.rules.keeping import CHOICES
from boardwright.games.wild_world.rules.state import WildState
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.view.reconstruction import position_seen
from boardwright.games.wild_world.words.acts import act_label
from boardwright.games.wild_world.words.colors import realm_colors
from boardwright.games.wild_world.words.log import heading, log_line
from boardwright.games.wild_world.words.names import Names
from boardwright.games.wild_world.words.outcome import outcome
from boardwright.games.wild_world.words.prompt import prompt, status
from boardwright.games.wild_world.words.summary import summary


class Words:
    """What Wild World calls its actions, events and decisions.

    Its notations, with cards, slots and regions as the data name them:

    - at every window: `home MA01` (WW-22), `discard MA01` (WW-24), `travel MA01 r2` (WW-23)
    - `place 4`: on card space 4 (WW-25); `main`, `alternative` (WW-27); `buy 4` (WW-29), `take` (WW-33),
      `skip`, `end` (WW-14)
    - `fight m2` (WW-34), `with MA01`, `evolve yes`, `evolve no` (WW-35)
    - `rest 4 0`: the worker on the free worker space of card space 4 (WW-39); `island top` (WW-40)
    - `idle gold`, `idle crystal` (WW-42)
    - `reward 1`, `deck fire` (WW-20), `lock m3` (WW-19), `substitute ice` (WW-21), `faceup 4` (WW-49)
    - `tile gold`: take that income tile; `keep 1121`: of the two monsters for m2 to m5 the first,
      the first, the second and the first (section 12)
    - chance: `board fire-A` (WW-1), `starter 0` (WW-10), `card MA01`, `monster MMA01` (WW-9);
      `lay token gold-1`, `lay tile gold`, `solo MA1` (section 12)
    """

    def __init__(self, game: Game) -> None:
        assert isinstance(game, WildWorld)
        self._data = game.data
        self._variants = game.variants
        self.names = Names(game.data)
        texts = _texts(game.data)
        self._texts = texts
        self._numbers = {text: action for action, text in enumerate(texts)}

    def action_text(self, action: int) -> str:
        if not 0 <= action < len(self._texts):
            raise NotationError(f"Wild World has no action {action}.")
        return self._texts[action]

    def action_from_text(self, text: str) -> int:
        action = self._numbers.get(" ".join(text.split()))
        if action is None:
            examples = "'place 4', 'main', 'buy 4', 'home MA01' or 'fight m2'"
            raise NotationError(f"{text!r} is no action of Wild World; say for instance {examples}.")
        return action

    def log_line(self, event: Event) -> Line | None:
        return log_line(event, self.names)

    def log_heading(self, event: Event) -> str | None:
        return heading(event)

    def prompt(self, observation: WildObservation) -> Prompt:
        return prompt(observation, self._position(observation), self.names)

    def outcome(self, observation: WildObservation) -> Prompt:
        return outcome(observation)

    def status(self, observation: WildObservation, seat: int) -> str:
        return status(observation, seat)

    def progress(self, observation: WildObservation) -> tuple[str, ...]:
        if observation.phase == "over":
            return (f"Finished after {observation.rounds} rounds",)
        return (f"Round {max(observation.round, 1)} of {observation.rounds}",)

    def act_label(self, observation: WildObservation, action: int) -> Line:
        """What choosing it means."""
        return act_label(observation, action, self._position(observation), self.names)

    def summary(self, observation: WildObservation) -> list[Line]:
        """The market, the island, everybody's holdings."""
        return summary(observation, self._data, self.names)

    def paint(self, piece: Piece) -> tuple[str, str] | None:
        if piece.kind == "creature":
            return realm_colors(self._data.creatures[self.names.card_number(piece.name)].color)
        if piece.kind == "monster":
            return realm_colors(self._data.monsters[self.names.monster_number(piece.name)].element)
        return realm_colors(REALMS.index(piece.name)) if piece.name in REALMS else None

    def _position(self, observation: WildObservation) -> WildState:
        return position_seen(self._data, self._variants, observation)


def _texts(data: WildData) -> list[str]:
    """The notation of all actions and chance outcomes, by number."""
    cards = [creature.id for creature in data.creatures]
    regions = LOCK_NAMES[SLOTS:]
    rows = [row.id for row in data.island] + [f"row {number}" for number in range(MOST_ISLAND)]
    return [
        *[f"home {card}" for card in cards],
        *[f"discard {card}" for card in cards],
        *[f"travel {card} {region}" for card in cards for region in regions],
        *[f"with {card}" for card in cards],
        *[f"place {space}" for space in range(SPACES)],
        *[f"fight {slot}" for slot in LOCK_NAMES[:SLOTS]],
        *[f"rest {space} {number}" for space in range(SPACES) for number in range(WORKER_SPACES)],
        *[f"island {row}" for row in rows[:MOST_ISLAND]],
        *["idle gold", "idle crystal", "main", "alternative"],
        *[f"buy {space}" for space in range(SPACES)],
        *["take", "skip", "end", "evolve yes", "evolve no", "reward 1", "reward 2"],
        *[f"deck {realm}" for realm in REALMS],
        *[f"lock {lock}" for lock in LOCK_NAMES],
        *[f"substitute {REALMS[realm]}" for realm in data.ring],
        *[f"faceup {space}" for space in range(SPACES)],
        *[f"tile {tile.id}" for tile in data.variant_pieces.income_tiles],
        *[f"keep {_numerals(second)}" for second in range(CHOICES)],
        *[f"board {board.id}" for board in data.boards],
        *[f"starter {seat}" for seat in range(4)],
        *[f"card {card}" for card in cards],
        *[f"monster {monster.id}" for monster in data.monsters[:MONSTER_CARDS]],
        *[f"lay token {token.id}" for token in data.variant_pieces.bonus_tokens],
        *[f"lay tile {tile.id}" for tile in data.variant_pieces.income_tiles],
        *[f"solo {card.id}" for card in data.variant_pieces.solo_cards],
    ]


def _numerals(second: int) -> str:
    """1 or 2 for each of m2 to m5: 2 where the second monster is kept."""
    return "".join("2" if second >> slot & 1 else "1" for slot in range(SLOTS - 1))
