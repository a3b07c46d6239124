"""Observation and action spaces in Gymnasium's terms."""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces as kinds
from numpy.typing import NDArray

from .episode import Episode, EpisodeSetup


class Seen(TypedDict):
    """The observation as a row of numbers, and the mask of the tokens that lead on."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


def spaces(room: EpisodeSetup) -> tuple[kinds.Dict, kinds.Discrete]:
    """The observation space and the action space."""
    size = len(room.tokens)
    seen = kinds.Dict(
        {
            "observation": kinds.Box(-np.inf, np.inf, (len(room.layout.names),), np.float32),
            "action_mask": kinds.Box(0, 1, (size,), np.int8),
        }
    )
    return seen, kinds.Discrete(size)


def observed(episode: Episode, seat: int) -> Seen:
    """The observation of a seat. Its mask is empty if it is not the seat's turn."""
    room = episode.room
    mask: NDArray[Any] = np.zeros(len(room.tokens), np.int8)
    if seat == episode.seat:
        mask[[room.ids[token] for token in episode.choices()]] = 1
    return {
        "observation": np.asarray(episode.observation(seat), np.float32),
        "action_mask": mask,
    }
