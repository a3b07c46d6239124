"""Displays: painted with rich, or plain lines."""
