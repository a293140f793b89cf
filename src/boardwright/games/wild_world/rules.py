"""The rules of Wild World, in the order of the specification. WW-n are its rule ids."""

from typing import Any, final

from mypy_extensions import i64

from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE, OVER
from boardwright.core.tuples import replaced
from boardwright.games.wild_world.actions import (
    ACT,
    BOARD,
    BUY,
    CARD,
    DECK,
    DISCARD,
    END,
    EVOLVE,
    FACEUP,
    FIGHT,
    FIGHT_CARD,
    HOME,
    IDLE,
    ISLAND,
    LOCK,
    MONSTER,
    PLACE,
    REST,
    REWARD,
    SKIP,
    STARTER,
    SUBSTITUTE,
    TAKE,
    TRAVEL,
)
from boardwright.games.wild_world.data import CARDS_EACH, NO_CARD, WildData
from boardwright.games.wild_world.position import (
    ACTING,
    AFTER,
    BONUS,
    BUYING,
    CHOOSING_DECK,
    CHOOSING_STARTER,
    DEALING_BOARDS,
    DEALING_HANDS,
    DEALING_MONSTERS,
    DRAWING,
    FINISHED,
    LAYING_MARKET,
    NOBODY,
    NOWHERE,
    REFILLING,
    RESTING,
    REWARDING,
    SUBSTITUTING,
    TURN,
    UNLOCKING,
)
from boardwright.games.wild_world.position import FIGHT_CARD as CHOOSING_FIGHTER
from boardwright.games.wild_world.position import FIGHT_EVOLVE as CHOOSING_TOKEN
from boardwright.games.wild_world.refusals import why_illegal
from boardwright.games.wild_world.running import Running
from boardwright.games.wild_world.terms import (
    ALTERNATIVE_COST,
    DISCARD_BONUS,
    GAIN,
    INSTANT,
    LOCK_NAMES,
    MAIN_ACTIONS,
    MOST_POTION,
    ON_HOME,
    ON_REST,
    ON_TRAVEL,
    POTION_RESET,
    REALMS,
    REGIONS,
    SCORING,
    SLOTS,
    WORKER,
    WORKER_SPACES,
)

MAIN = 0
ALTERNATIVE = 1
TAKEN_GOLD = 0
IDLE_GOLD = 2
IDLE_CRYSTALS = 1


@final
class WildState(Running):
    """A position in Wild World, and what may happen from there."""

    __slots__ = ()

    def __init__(self, data: WildData, players: int, sides: str, blank: bool = False) -> None:
        super().__init__(data, players, sides, blank)

    # Questions

    def actors(self) -> tuple[int, ...]:
        return () if self.actor == OVER else (self.actor,)

    def legal_actions(self, seat: int) -> list[int]:
        if seat != self.actor or seat == OVER:
            return []
        if seat == CHANCE:
            return [action for action, _ in self.chance_outcomes()]
        if self.phase <= AFTER:
            return [*self._anytime(seat), *self._options(seat)]
        return self._sub_choices(seat)

    def _anytime(self, seat: int) -> list[int]:
        """WW-13: hand cards may go home, be discarded, or travel, at every window."""
        hand = self.hands[seat]
        actions = [HOME + card for card in hand] + [DISCARD + card for card in hand]
        for card in hand:
            for region in self.open_regions(seat, card // CARDS_EACH):
                actions.append(TRAVEL + card * REGIONS + region)
        return actions

    def _options(self, seat: int) -> list[int]:
        """What a window asks for."""
        if self.phase == TURN:
            return self._turns(seat)
        if self.phase == ACTING:
            can_pay = self.wealth(seat) >= self.alternative_cost(seat)
            return [ACT + MAIN, ACT + ALTERNATIVE] if can_pay else [ACT + MAIN]  # WW-27
        if self.phase == BUYING:
            return [*[BUY + space for space in self.offers(seat)], SKIP]
        if self.phase == BONUS:
            return [TAKE, SKIP] if self.can_take(seat, self.data.bonuses[self.space]) else [SKIP]
        return [END]

    def _turns(self, seat: int) -> list[int]:
        """WW-12: place a worker, defeat a monster, or move a worker and rest."""
        spaces = self.open_spaces(seat)
        workers = [place for place, owner in enumerate(self.realms) if owner == seat]
        actions = [PLACE + space for space in spaces]
        actions += [FIGHT + slot for slot in self.open_monsters(seat)]
        actions += [REST + place for place in workers]
        if not spaces and not workers:
            actions += [IDLE, IDLE + 1]  # WW-42
        return actions

    def _sub_choices(self, seat: int) -> list[int]:
        if self.phase == CHOOSING_FIGHTER:
            return [FIGHT_CARD + card for card in self.hands[seat] if self.can_win(seat, self.slot, card)]
        if self.phase == CHOOSING_TOKEN:
            return [EVOLVE, EVOLVE + 1]
        if self.phase == RESTING:
            return [ISLAND + row for row in self.open_rows(seat)]
        if self.phase == REWARDING:
            return [REWARD, REWARD + 1]
        if self.phase == CHOOSING_DECK:
            return [DECK + color for color in self.allowed_decks(self.pending[-1][1])]
        if self.phase == UNLOCKING:
            return [LOCK + lock for lock in self.remaining_locks(seat)]
        if self.phase == SUBSTITUTING:
            return [SUBSTITUTE + place for place in range(len(REALMS))]
        return [FACEUP + space for space in self.cheap_faceup(self.pending[-1][1])]

    def alternative_cost(self, seat: int) -> int:
        """WW-27: what an alternative action costs."""
        return 0 if self.has_ability(seat, ALTERNATIVE_COST) else self.data.alternative_cost

    # Chance

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.phase == DEALING_BOARDS:
            return [(BOARD + board, 1) for board in self._boards_left()]
        if self.phase == CHOOSING_STARTER:
            return [(STARTER + seat, 1) for seat in range(self.players)]
        if self.phase == DEALING_MONSTERS:
            return [(MONSTER + monster, 1) for monster in self._monsters_left()]
        if self.phase > REFILLING:
            return []
        return [(CARD + card, 1) for card in self._cards_left()]

    def draw(self, dice: Dice) -> int:
        if self.phase == CHOOSING_STARTER:
            return STARTER + dice.below(self.players)
        outcomes = self.chance_outcomes()
        chosen: i64 = dice.below(len(outcomes))
        return outcomes[chosen][0]

    def _boards_left(self) -> list[int]:
        """WW-1: boards of realms that nobody has, with the sides that the option allows."""
        taken = [self.data.boards[board].element for board in self.boards if board != NOWHERE]
        return [
            number
            for number, board in enumerate(self.data.boards)
            if board.element not in taken and self.sides in (board.side, "mixed")
        ]

    def _monsters_left(self) -> list[int]:
        """WW-9: the monsters of the kind that the next slot asks for."""
        seat = self._first_unarmed()
        kind = self.data.boards[self.boards[seat]].slot_kinds[len(self.monsters[seat]) - 1]
        monsters = self.data.monsters
        cards = range(len(monsters) - len(self.data.boards))
        return [n for n in cards if self.monsters_left >> n & 1 and monsters[n].kind == kind]

    def _first_unarmed(self) -> int:
        """The first seat that lacks a monster, or NOBODY."""
        for seat in range(self.players):
            if len(self.monsters[seat]) < SLOTS:
                return seat
        return NOBODY

    def _cards_left(self) -> list[int]:
        """The cards that may come now."""
        if self.phase == LAYING_MARKET:
            color = self._realm(self.market.index(NO_CARD))
            places = self.box[color]
        elif self.phase == DEALING_HANDS:
            color = self._next_deal()[1]
            places = self.box[color]
        else:
            color = self.color if self.phase == DRAWING else self._realm(self.refill)
            places = self.decks[color]
        first = color * CARDS_EACH
        return [first + place for place in range(CARDS_EACH) if places >> place & 1]

    # Course of play

    def _carry_out(self, seat: int, action: int) -> None:
        if action >= BOARD:
            self._befall(action)
        else:
            self._act(action)
        self._take_single_choices()

    def _take_single_choices(self) -> None:
        """Section 6: a sub-choice with one option is taken without asking; windows are always asked."""
        while self.actor >= 0 and self.phase > AFTER:
            choices = self._sub_choices(self.actor)
            if len(choices) > 1:
                return
            self._act(choices[0])

    def _befall(self, action: int) -> None:
        if action >= MONSTER:
            self._deal_monster(action - MONSTER)
        elif action >= CARD:
            self._lay_card(action - CARD)
        elif action >= STARTER:
            self._begin(action - STARTER)
        else:
            self._deal_board(action - BOARD)

    def _act(self, action: int) -> None:
        if action < DISCARD:
            self._go_home(action - HOME)
        elif action < TRAVEL:
            self._discard(action - DISCARD)
        elif action < FIGHT_CARD:
            self._travel((action - TRAVEL) // REGIONS, (action - TRAVEL) % REGIONS)
        elif action < PLACE:
            self._choose_fighter(action - FIGHT_CARD)
        elif action < FIGHT:
            self._place(action - PLACE)
        elif action < REST:
            self._choose_monster(action - FIGHT)
        elif action < ISLAND:
            self._leave_realm(action - REST)
        elif action < IDLE:
            self._rest(action - ISLAND)
        elif action < ACT:
            self._idle(action - IDLE)
        elif action < BUY:
            self._perform(action - ACT)
        elif action < TAKE:
            self._buy(action - BUY)
        elif action == TAKE:
            self._take_bonus()
        elif action == SKIP:
            self._skip()
        elif action == END:
            self._end_turn()
        else:
            self._decide(action)

    def _decide(self, action: int) -> None:
        if action < REWARD:
            self._fight(action == EVOLVE)
        elif action < DECK:
            self._reward(action - REWARD)
        elif action < LOCK:
            self._draw_from(action - DECK)
        elif action < SUBSTITUTE:
            self._unlock(action - LOCK)
        elif action < FACEUP:
            self._substitute(action - SUBSTITUTE)
        else:
            self._take_faceup(action - FACEUP)

    # Setup

    def _deal_board(self, number: int) -> None:
        """WW-1, WW-8: a board of its own for each player, with a crystal on each lock."""
        seat = self.boards.index(NOWHERE)
        board = self.data.boards[number]
        self.boards = replaced(self.boards, seat, number)
        self.locks[seat] = board.locks
        self.monsters[seat] = (board.preprinted,)
        if self._events is not None:
            self._tell("board", {"seat": seat, "board": board.id}, final=True)
        if NOWHERE not in self.boards:
            self.phase = LAYING_MARKET

    def _lay_card(self, card: int) -> None:
        if self.phase == LAYING_MARKET:
            self._lay_on_market(card)
        elif self.phase == DEALING_HANDS:
            self._deal_card(card)
        elif self.phase == DRAWING:
            self._drawn(card)
        else:
            self._refill_with(card)

    def _lay_on_market(self, card: int) -> None:
        """WW-3: two starting cards of each colour."""
        space = self.market.index(NO_CARD)
        self.box[card // CARDS_EACH] &= ~(1 << card % CARDS_EACH)
        self.market = replaced(self.market, space, card)
        if self._events is not None:
            self._tell("market", {"space": space, "card": self.data.creatures[card].id}, final=True)
        if NO_CARD not in self.market:
            self.phase = DEALING_HANDS

    def _next_deal(self) -> tuple[int, int]:
        """WW-4: the seat and the colour of the next card dealt; (NOBODY, 0) when all have their hands."""
        for seat in range(self.players):
            for color, count in enumerate(self.data.boards[self.boards[seat]].hand):
                held = [card for card in self.hands[seat] if card // CARDS_EACH == color]
                if len(held) < count:
                    return seat, color
        return NOBODY, 0

    def _deal_card(self, card: int) -> None:
        seat = self._next_deal()[0]
        self.box[card // CARDS_EACH] &= ~(1 << card % CARDS_EACH)
        self._gain_secretly(seat, card)
        if self._events is not None:
            dealt = {"seat": seat, "card": self.data.creatures[card].id}
            self._tell("dealt", dealt, final=True, audience=(seat,))
        if self._next_deal()[0] == NOBODY:
            self.phase = DEALING_MONSTERS

    def _deal_monster(self, monster: int) -> None:
        """WW-9: face up, of the kind that the slot names."""
        seat = self._first_unarmed()
        self.monsters_left &= ~(1 << monster)
        self.monsters[seat] += (monster,)
        if self._events is not None:
            faced = {"seat": seat, "slot": LOCK_NAMES[len(self.monsters[seat]) - 1]}
            self._tell("monster", faced | {"monster": self.data.monsters[monster].id}, final=True)
        if self._first_unarmed() == NOBODY:
            self.phase = CHOOSING_STARTER

    def _begin(self, starter: int) -> None:
        """WW-10: by turn order, later players get more."""
        for place in range(self.players):
            seat = (starter + place) % self.players
            self.gold[seat] = self.data.start_gold[place]
            self.crystals[seat] = self.data.start_crystals[place]
            self.evolve[seat] = self.data.start_evolve[place]
        if self._events is not None:
            self._tell("starter", {"seat": starter}, final=True)
        self._begin_round(starter)

    def _begin_round(self, starter: int) -> None:
        """WW-11, WW-45: the alternative actions turn on with the round."""
        self.round += 1
        self.starter = starter
        if self._events is not None:
            self._tell("round", {"round": self.round, "starter": starter})
        self._begin_turn(starter)

    def _begin_turn(self, seat: int) -> None:
        self._clear_turn()
        self.active = seat
        self._open(TURN)

    def _open(self, window: int) -> None:
        self.window = window
        self._ask(window)

    # Anytime actions

    def _go_home(self, card: int) -> None:
        """WW-22: its symbols count from now on, and its bonus comes at once."""
        seat = self.active
        self._show(seat, card)
        self.home[seat] += (card,)
        self._tell_card("home", card, {})
        self._push(self.trigger(seat, ON_HOME))
        self._push(self.data.creatures[card].bonus)
        self._run()

    def _discard(self, card: int) -> None:
        """WW-24: for its gold."""
        seat = self.active
        self._show(seat, card)
        self.discards += (card,)
        gold = self.data.creatures[card].gold + self.ability_value(seat, DISCARD_BONUS)
        self.gold[seat] += gold
        self._tell_card("discard", card, {"gold": gold})
        self._run()

    def _travel(self, card: int, region: int) -> None:
        """WW-23: face down on the lowest vacant space, whose bonus comes at once."""
        seat = self.active
        place = len(self.regions[seat * REGIONS + region])
        self._hide(seat, card, region)
        if self._events is not None:
            where = {"by": seat, "color": REALMS[card // CARDS_EACH], "region": LOCK_NAMES[SLOTS + region]}
            self._tell("travel", where)
            sent = {"by": seat, "card": self.data.creatures[card].id}
            self._tell("travelled", sent, audience=(seat,))
        self._push(self.trigger(seat, ON_TRAVEL))
        self._push(self.data.boards[self.boards[seat]].regions[region][place])
        self._run()

    def _tell_card(self, kind: str, card: int, facts: dict[str, Any]) -> None:
        if self._events is not None:
            self._tell(kind, {"by": self.active, "card": self.data.creatures[card].id, **facts})

    # (A) Place worker

    def _place(self, space: int) -> None:
        """WW-25, WW-26: on the cheapest vacant worker space; its toll goes to those who stand there."""
        seat = self.active
        number = self.worker_space(space)
        toll = self.toll(seat, space)
        self._pay_gold(seat, toll)
        if toll:
            for before in range(number):
                owner = self.realms[space * WORKER_SPACES + before]
                if owner != seat:
                    self.gold[owner] += 1
        self.realms = replaced(self.realms, space * WORKER_SPACES + number, seat)
        self.space = space
        self.was_empty = 1 if self.market[space] == NO_CARD else 0
        if self._events is not None:
            self._tell("place", {"by": seat, "space": space, "worker_space": number, "toll": toll})
        self._open(ACTING)

    def _perform(self, which: int) -> None:
        """WW-27, WW-28: the realm's main action, or the alternative one beside it."""
        seat = self.active
        place = self.space // 2
        if which == ALTERNATIVE:
            self._pay_gold(seat, self.alternative_cost(seat))
            place = self.alternative(place)
        if self._events is not None:
            name = MAIN_ACTIONS[self.data.main_actions[place]]
            performed = {"by": seat, "which": "main" if which == MAIN else "alternative", "action": name}
            self._tell("action", performed)
        self.window = BUYING
        self._push_main_action(place)
        self._run()

    def alternative(self, place: int) -> int:
        """WW-2: where in the ring the alternative action beside a realm is taken from in this round."""
        return (place + self.data.offsets[self.round - 1]) % len(REALMS)

    def _buy(self, space: int) -> None:
        """WW-30, WW-31: missing symbols in crystals, then the cost in gold; the space is refilled."""
        seat = self.active
        card = self.market[space]
        missing, cost = self.missing_symbols(seat, card), self.cost(seat, card)
        self._pay_crystals(seat, missing)
        self._pay_gold(seat, cost)
        self._take_from_market(space)
        self._gain_openly(seat, card)
        paid = {"space": space, "crystals": missing, "gold": cost, **self._refilled(space)}
        self._tell_card("buy", card, paid)
        self.window = BONUS
        self._refill(space)

    def _take_bonus(self) -> None:
        """WW-33: the bonus of the worker's card space."""
        if self._events is not None:
            self._tell("bonus", {"by": self.active, "space": self.space})
        self.window = AFTER
        self._push(self.data.bonuses[self.space])
        self._run()

    def _skip(self) -> None:
        """WW-29, WW-33: no purchase, and so no bonus; or no bonus."""
        if self._events is not None:
            what = "buy" if self.phase == BUYING else "bonus"
            self._tell("skip", {"by": self.active, "what": what})
        self._open(AFTER)

    # (B) Defeat a monster

    def _choose_monster(self, slot: int) -> None:
        self.slot = slot
        self.phase = CHOOSING_FIGHTER

    def _choose_fighter(self, card: int) -> None:
        """WW-35: whether with an evolve token is asked only if both ways win."""
        seat = self.active
        self.fighter = card
        plain = self.spending(seat, self.slot, card, False) >= 0
        evolved = self.spending(seat, self.slot, card, True) >= 0
        if plain and evolved:
            self.phase = CHOOSING_TOKEN
        else:
            self._fight(evolved)

    def _fight(self, evolved: bool) -> None:
        """WW-36 to WW-38: pay, tuck the card, put the potion token back, and take what the monster gives."""
        seat, slot, card = self.active, self.slot, self.fighter
        spent = self.spending(seat, slot, card, evolved)
        if evolved:
            self.evolve[seat] -= 1
        self._pay_crystals(seat, spent)
        reset = self.cauldron[seat] + 1 + self.ability_value(seat, POTION_RESET)
        self.potion[seat] = min(MOST_POTION, reset)
        self._show(seat, card)
        monster = self.data.monsters[self.monsters[seat][slot]]
        fought = {"slot": LOCK_NAMES[slot], "monster": monster.id, "evolve": evolved, "spent": spent}
        self._tell_card("fight", card, fought)
        self.slot = NOWHERE
        self.fighter = NO_CARD
        self.window = AFTER
        self.tucked[seat] = replaced(self.tucked[seat], slot, card)
        if monster.kind == SCORING:
            self._push(((GAIN, WORKER, 1),))
        elif monster.kind == INSTANT:
            self._push(monster.effect)
        self._run()

    # (C) Move and rest

    def _leave_realm(self, place: int) -> None:
        """WW-39: the worker's space becomes vacant."""
        self.resting = place
        self.realms = replaced(self.realms, place, NOBODY)
        self.phase = RESTING

    def _rest(self, row: int) -> None:
        """WW-40, WW-41: pay, gain, then what resting triggers."""
        seat = self.active
        self.island = replaced(self.island, row, (*self.island[row], seat))
        if self._events is not None:
            space, number = divmod(self.resting, WORKER_SPACES)
            to = self.data.island[row].id
            self._tell("rest", {"by": seat, "space": space, "worker_space": number, "to": to})
        self.resting = NOWHERE
        self.window = AFTER
        self._push(self.trigger(seat, ON_REST))
        self._push(self.data.island[row].effect)
        self._run()

    def _idle(self, what: int) -> None:
        """WW-42: 2 gold or 1 crystal, and the turn ends at once."""
        seat = self.active
        if what == TAKEN_GOLD:
            self.gold[seat] += IDLE_GOLD
        else:
            self.crystals[seat] += IDLE_CRYSTALS
        if self._events is not None:
            self._tell_turn_end("idle", {"take": "gold" if what == TAKEN_GOLD else "crystal"})
        self._close_turn()

    # Turn, round and game end

    def _end_turn(self) -> None:
        """WW-14."""
        if self._events is not None:
            self._tell_turn_end("end", {})
        self._close_turn()

    def _tell_turn_end(self, kind: str, facts: dict[str, Any]) -> None:
        seat = self.active
        have = [
            self.gold[seat],
            self.crystals[seat],
            self.evolve[seat],
            self.cauldron[seat],
            self.potion[seat],
        ]
        self._tell(kind, {"by": seat, **facts, "have": have}, final=True)

    def _close_turn(self) -> None:
        """WW-43: the round ends as soon as everybody has a worker on the island."""
        if all([self.workers_on_island(seat) > 0 for seat in range(self.players)]):
            self._end_round()
        else:
            self._begin_turn((self.active + 1) % self.players)

    def _end_round(self) -> None:
        """WW-44 to WW-46: who is topmost begins the next round, unless this was the last."""
        if self.round == len(self.data.offsets):
            self._finish()
            return
        starter = self.highest_on_island()[0]
        self._clear_places()
        self._begin_round(starter)

    def _finish(self) -> None:
        self._clear_turn()
        self.phase = FINISHED
        self.actor = OVER
        if self._events is not None:
            sources = [self.sources(seat) for seat in range(self.players)]
            self._tell("final", {"sources": sources}, final=True)
            self._tell("finish", {"scores": self.scores(), "ranks": self.ranking()})

    # Copies and other worlds

    def clone(self) -> "WildState":
        other = WildState(self.data, self.players, self.sides, True)
        self._copy_to(other)
        return other

    def resample(self, seat: int | None, dice: Dice) -> "WildState":
        """Cards that the seat has not seen may be anywhere that fits what it saw; see `Hidden`."""
        other = self.clone()
        other._deal_hidden(seat, dice)
        if self.phase in (TURN, CHOOSING_FIGHTER, CHOOSING_TOKEN) and seat != self.active:
            other._rethink(dice)
        return other

    def _rethink(self, dice: Dice) -> None:
        """The others do not know whether a fight is begun that is not finished; half the time, it is not."""
        self.phase = TURN
        self.slot = NOWHERE
        self.fighter = NO_CARD
        fights = self._unfinished_fights()
        if fights and dice.below(2):
            chosen: i64 = dice.below(len(fights))
            self.phase, self.slot, self.fighter = fights[chosen]

    def _unfinished_fights(self) -> list[tuple[int, int, int]]:
        """Where a fight may stand, by its question, slot and card."""
        seat = self.active
        fights: list[tuple[int, int, int]] = []
        for slot in self.open_monsters(seat):
            cards = [card for card in self.hands[seat] if self.can_win(seat, slot, card)]
            if len(cards) > 1:
                fights.append((CHOOSING_FIGHTER, slot, NO_CARD))
            for card in cards:
                ways = [self.spending(seat, slot, card, evolved) >= 0 for evolved in (False, True)]
                if all(ways):
                    fights.append((CHOOSING_TOKEN, slot, card))
        return fights

    def _why_illegal(self, seat: int, action: int) -> tuple[str, str]:
        return why_illegal(self, seat, action)
