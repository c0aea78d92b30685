"""What contacts carry: forces by contact, joint efforts, and what could not be carried."""

from rnea.apps.contacts.results import *
