"""What is not rules: the bot's hints, the table in words, and the odds of a choice."""

from sitdown.kernel import Advice, Hints

from .foresight import foresee
from .hints import choose
from .sketch import sketch

ADVICE = Advice(hints=Hints(choose), sketch=sketch, foresee=foresee)
