"""Robots that stand on something: contacts, their forces, and motions while they hold."""

from rnea.apps.contacts.public import *
