"""What does a recording of a real robot say beside its model, and why do they disagree?"""

from rnea.apps.check.recordings.public import *
