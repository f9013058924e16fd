"""The museum hall from the other side of the joint, at knee height."""

import stage
from scenes.hall import build_hall


def build(data):
    """The joint with its grey insert runs past the plinths, in the low sun of an afternoon."""
    build_hall(data, insert='7b7d7c', sun=(152, 27, 4.2))
    stage.camera((-0.72, -0.35, 0.52), (0.22, 1.6, 0.28), 27, 8, (0.0, 0.6, 0.0))
    return {'exposure': 0.4}
