"""Environments for learning: Gymnasium, PettingZoo, OpenSpiel and text."""
