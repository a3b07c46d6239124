"""Scenarios: rule tests written as YAML, read and run (contract §12)."""

from .runner import Failure, run_scenario
from .scenario import BadScenario, Scenario, read_scenarios

__all__ = ["BadScenario", "Failure", "Scenario", "read_scenarios", "run_scenario"]
