import {
  BackSide,
  BoxGeometry,
  Color,
  FrontSide,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Side,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** A lamp: its centre and size in metres, and its brightness. */
type Lamp = [
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  depth: number,
  light: number,
]

/**
 * The lamps of a photo studio: a large soft light above, long ones on both sides that reflect as
 * lines along a bar, and a weaker one behind the camera for the cut face.
 */
const LAMPS: readonly Lamp[] = [
  [-0.5, 4.8, -1, 5, 0.1, 5, 3.2],
  [-1.8, 2.3, -4.8, 4.6, 2.6, 0.1, 2.6],
  [-4.8, 1.8, 0.5, 0.1, 2.6, 6, 2.6],
  [4.8, 1.9, -1, 0.1, 2.2, 6, 3.4],
  [1.2, 2.8, 4.8, 5, 1.8, 0.1, 2.4],
  [-2.6, 0.4, 4.8, 2, 2.4, 0.1, 1.6],
]

const WALLS = '#a3a19d'
const FLOOR = '#c9c5bd'

/** Returns the environment map of the scene, which metal surfaces reflect. */
export function studioLight(renderer: WebGLRenderer): Texture {
  const studio = new Scene()
  const box = new BoxGeometry()
  const add = (place: Lamp, colour: Color, side: Side = FrontSide) => {
    const [x, y, z, width, height, depth] = place
    const mesh = new Mesh(box, new MeshBasicMaterial({ color: colour, side }))
    mesh.position.set(x, y, z)
    mesh.scale.set(width, height, depth)
    studio.add(mesh)
  }
  add([0, 2, 0, 10, 6, 10, 1], new Color(WALLS), BackSide)
  add([0, -0.9, 0, 9.9, 0.1, 9.9, 1], new Color(FLOOR))
  for (const lamp of LAMPS) add(lamp, new Color().setScalar(lamp[6]))

  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(studio, 0, 0.1, 20)
  generator.dispose()
  box.dispose()
  studio.traverse((object) => {
    if (object instanceof Mesh) (object.material as MeshBasicMaterial).dispose()
  })
  return texture
}
