"""The museum hall, low and wide along its movement joint."""

import stage
from scenes.hall import build_hall


def build(data):
    """The eye is a hand's breadth above the floor."""
    build_hall(data)
    stage.camera((0.34, -0.30, 0.24), (-0.10, 1.6, 0.13), 30, 9, (0.05, 0.42, 0.0))
    return {'exposure': 0.4}
