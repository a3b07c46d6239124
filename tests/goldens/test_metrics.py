"""Metrics keep their names and labels: hosts have dashboards and alarms on them."""

from __future__ import annotations

from sitdown.server import metrics

from .golden import require_golden


def test_metrics_keep_their_names_and_labels() -> None:
    figures = vars(metrics.keep())
    lines = [
        f"{family.name} {family.type} {figures[name]._labelnames}: {family.documentation}\n"
        for name in sorted(figures.keys() - {"done"})
        for family in figures[name].describe()
    ]
    require_golden("metrics.txt", "".join(lines))
