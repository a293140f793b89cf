"""The bonus tokens of Wild World, one on each card space (section 12)."""

from boardwright.core.tuples import replaced
from boardwright.games.wild_world.data.terms import BONUS_TOKEN, Part
from boardwright.games.wild_world.rules.position import NOTHING
from boardwright.games.wild_world.rules.running import Running


class BonusTokens(Running):
    """Laid out in the setup; the first buyer whose worker stands there gains one."""

    __slots__ = ()

    def _tokens_left(self) -> list[int]:
        """Those not laid out yet."""
        tokens = range(len(self.data.variant_pieces.bonus_tokens))
        return [token for token in tokens if token not in self.tokens]

    def _lay_token(self, token: int) -> None:
        space = self.tokens.index(NOTHING)
        self.tokens = replaced(self.tokens, space, token)
        if self._events is not None:
            self._tell("token_laid", {"space": space, "token": self._token_id(token)}, final=True)

    def _await_token(self) -> None:
        """After a purchase and its refill, the token of the worker's card space, if it is still there."""
        if self.tokens[self.space] != NOTHING:
            self.pending += ((BONUS_TOKEN, self.space, 0),)

    def _run_part(self, part: Part) -> bool:
        if part[0] != BONUS_TOKEN:
            return super()._run_part(part)
        self._gain_token(part[1])
        return True

    def _gain_token(self, space: int) -> None:
        token = self.tokens[space]
        self.tokens = replaced(self.tokens, space, NOTHING)
        if self._events is not None:
            gained = {"by": self.active, "space": space, "token": self._token_id(token)}
            self._tell("token", gained)
        self._push(self.data.variant_pieces.bonus_tokens[token].effect)

    def _token_id(self, token: int) -> str:
        return self.data.variant_pieces.bonus_tokens[token].id
