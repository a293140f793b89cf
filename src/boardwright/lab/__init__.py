"""Experiments: many games between bots, and how fast they are played."""

from boardwright.lab.report import Played, Report
from boardwright.lab.simulation import Run, simulate

__all__ = ["Played", "Report", "Run", "simulate"]
