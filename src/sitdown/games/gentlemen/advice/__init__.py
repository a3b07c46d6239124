"""What is not rules: the bot's hints, the table in words, and what a choice would bring."""

from sitdown.kernel import Advice

from .foresight import foresee
from .hints import HINTS
from .shorthand import read
from .sketch import sketch

ADVICE = Advice(hints=HINTS, sketch=sketch, shorthand=read, foresee=foresee)
