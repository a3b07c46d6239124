"""Scenarios (contract §12): small tests written as data, read and run."""

from .reading import BadScenario, Scenario, read_scenarios
from .running import Failure, run_scenario

__all__ = ["BadScenario", "Failure", "Scenario", "read_scenarios", "run_scenario"]
