"""What a joint adds to the rigid body: friction, rotor and springs."""
