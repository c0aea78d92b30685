"""Robots that stand on something: contacts, their forces, and motions while they hold.

`Contact` says where a robot touches and what can pass there. `contact_inverse_dynamics` shares the
efforts that a free base needs among the contacts; `contact_forward_dynamics` holds the contacts
still. Plain numbers only: linear algebra over batches, and a conic program where contacts only
push. The physics is asked of the robot.
"""

from rnea.apps.contacts.contact import Contact, Contacts
from rnea.apps.contacts.forward import contact_forward_dynamics
from rnea.apps.contacts.inverse import contact_inverse_dynamics
from rnea.apps.contacts.results import (
    ContactForce,
    ContactForwardDynamics,
    ContactInverseDynamics,
)
from rnea.apps.contacts.standing import contact_speeds
