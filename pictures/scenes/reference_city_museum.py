"""The museum hall from the other side of the joint, at knee height."""

import stage
from scenes.hall import build_hall


def build(data):
    """Honey-coloured parquet, the joint running past the plinths."""
    build_hall(data, tone='oak_honey')
    stage.camera((-0.72, -0.35, 0.52), (0.22, 1.6, 0.28), 27, 8, (0.0, 0.6, 0.0))
    return {'exposure': 0.4}
