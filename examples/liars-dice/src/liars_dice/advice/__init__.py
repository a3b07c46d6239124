"""What is not rules: the bot's hints and the table in words."""

from sitdown.kernel import Advice, Hints

from .hints import choose
from .sketch import sketch

ADVICE = Advice(hints=Hints(choose), sketch=sketch)
