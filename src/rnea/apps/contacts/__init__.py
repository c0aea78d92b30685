"""Robots that stand on something: contacts, their forces, and motions while they hold."""
