"""Scenarios (contract §12): small tests written as data, read and run."""

from .runner import Failure, run_scenario
from .scenario import BadScenario, Scenario, read_scenarios

__all__ = ["BadScenario", "Failure", "Scenario", "read_scenarios", "run_scenario"]
