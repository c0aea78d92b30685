"""Payloads and motor constants from recordings."""
