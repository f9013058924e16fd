import {
  Box3,
  DirectionalLight,
  type Group,
  LinearToneMapping,
  type Material,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Vector3,
  VSMShadowMap,
  WebGLRenderer,
} from 'three'
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { addGrain, disposeGrain, layGrain } from '~/solid/lazy/grain'
import { studioLight } from '~/solid/lazy/studio'
import { FRONT, type View } from '~/solid/lazy/view'

/** A finish of the profile, by the id of its colour, with what a screen can show of it. */
export type ShownFinish = { id: string; hex: string }

/** How many degrees the picture is high: a long lens, as drawings have no vanishing point at all. */
const LENS = 22

/** Colours stay as they are: what compresses highlights makes anodised tones garish. */
const EXPOSURE = 0.88

/** How much further away than need be, so that there is some air around. */
const MARGIN = 1.04

/** How far the table lies below the solid, in metres: in one plane neither would be in front. */
const UNDERNEATH = 0.0002

/** More pixels than two for one of the page nobody sees. */
const DENSEST = 2

/** A Three.js scene with a solid; it renders only when something has changed. */
export class Stage {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(LENS, 1, 0.01, 10)
  readonly #light = new DirectionalLight('#fffaf2', 0.9)
  readonly #ground = new Mesh(new PlaneGeometry(4, 4), new ShadowMaterial({ opacity: 0.2 }))
  readonly #middle = new Vector3()
  readonly #stay = new AbortController()
  /** How far the solid reaches from its middle, around its upright axis and along it, in metres. */
  #reach = { around: 1, high: 1 }
  #assemblies = new Map<string, Group>()
  #profile: Mesh[] = []
  #finishes = new Map<string, MeshStandardMaterial>()
  #view = FRONT

  /**
   * Adds a canvas to an element and draws on it. The canvas is the stage's own, because a canvas whose
   * context was given back never gets another one.
   *
   * @param onLost is called when the graphics card is taken away later
   * @returns undefined where the browser cannot draw solids, or would without a graphics card
   */
  static on(place: HTMLElement, onLost: () => void): Stage | undefined {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('webgl2', {
      antialias: true,
      alpha: true,
      failIfMajorPerformanceCaveat: true,
    })
    if (!context) return undefined
    try {
      const stage = new Stage(canvas, context)
      canvas.className = 'size-full'
      canvas.addEventListener('webglcontextlost', onLost, { signal: stage.#stay.signal })
      place.append(canvas)
      return stage
    } catch (error) {
      /** Three.js does not expect a context to be lost before its first frame. */
      if (!context.isContextLost()) reportError(error)
      return undefined
    }
  }

  private constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext) {
    this.#renderer = new WebGLRenderer({ canvas, context })
    this.#renderer.toneMapping = LinearToneMapping
    this.#renderer.toneMappingExposure = EXPOSURE
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = VSMShadowMap
    this.#renderer.shadowMap.autoUpdate = false
    this.#scene.environment = studioLight(this.#renderer)
    this.#scene.environmentIntensity = 0.85
    this.#ground.rotation.x = -Math.PI / 2
    this.#ground.receiveShadow = true
    this.#light.castShadow = true
    this.#light.shadow.mapSize.set(1024, 1024)
    this.#light.shadow.radius = 9
    this.#light.shadow.blurSamples = 20
    this.#light.shadow.bias = -0.0005
    this.#scene.add(this.#ground, this.#light, this.#light.target)
  }

  /** Fetches a solid and puts it here. */
  async show(address: string): Promise<void> {
    const file = await new GLTFLoader().loadAsync(address)
    for (const assembly of file.scene.children) {
      this.#assemblies.set(String(assembly.userData.name), assembly as Group)
    }
    file.scene.traverse((object) => {
      if (!(object instanceof Mesh)) return
      object.castShadow = true
      object.receiveShadow = true
      layGrain(object.geometry)
      addGrain(object.material)
      if (object.userData.name === 'profile') this.#profile.push(object)
    })
    await this.#readFinishes(file)
    this.#scene.add(file.scene)

    const box = new Box3().setFromObject(file.scene)
    box.getCenter(this.#middle)
    const { x, y, z } = box.getSize(new Vector3()).divideScalar(2)
    this.#reach = { around: Math.hypot(x, z), high: y }
    this.#ground.position.set(this.#middle.x, box.min.y - UNDERNEATH, this.#middle.z)
    this.#shine(Math.hypot(x, y, z))
    this.#draw()
  }

  /** The finishes that the profile comes in, the first as it is; none where it comes as it is only. */
  get finishes(): ShownFinish[] {
    return Array.from(this.#finishes, ([id, { color }]) => ({
      id,
      hex: `#${color.getHexString()}`,
    }))
  }

  /** The names of what can be shown and hidden. */
  get assemblies(): string[] {
    return [...this.#assemblies.keys()]
  }

  /** Shows the profile in a finish. */
  finish(id: string) {
    const material = this.#finishes.get(id)
    for (const mesh of this.#profile) mesh.material = material ?? mesh.material
    this.#draw()
  }

  /** Shows or hides what belongs together. */
  toggle(assembly: string, isShown: boolean) {
    const group = this.#assemblies.get(assembly)
    if (group) group.visible = isShown
    this.#renderer.shadowMap.needsUpdate = true
    this.#draw()
  }

  /** Looks at the solid from elsewhere. */
  look(view: View) {
    this.#view = view
    this.#draw()
  }

  /** Takes the size of the page's place for it, in pixels of the page. */
  resize(width: number, height: number) {
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, DENSEST))
    this.#renderer.setSize(width, height, false)
    this.#camera.aspect = width / height
    this.#camera.updateProjectionMatrix()
    this.#draw()
  }

  /** Gives back what it holds of the graphics card, and takes its canvas off the page. */
  dispose() {
    this.#stay.abort()
    const materials = new Set<Material>(this.#finishes.values())
    this.#scene.traverse((object) => {
      if (!(object instanceof Mesh)) return
      object.geometry.dispose()
      materials.add(object.material)
    })
    for (const material of materials) {
      if (material instanceof MeshStandardMaterial) disposeGrain(material)
      material.dispose()
    }
    this.#light.dispose()
    this.#scene.environment?.dispose()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
    this.#renderer.domElement.remove()
  }

  /** Lets light fall from the left above, so that shadows fall aside. */
  #shine(radius: number) {
    this.#light.target.position.copy(this.#middle)
    this.#light.position
      .set(-0.5, 1.3, 0.55)
      .multiplyScalar(3 * radius)
      .add(this.#middle)
    const reach = 1.4 * radius
    const { camera } = this.#light.shadow
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach })
    Object.assign(camera, { near: radius, far: 8 * radius })
    camera.updateProjectionMatrix()
    this.#renderer.shadowMap.needsUpdate = true
  }

  async #readFinishes({ parser, userData }: GLTF) {
    const names: { name: string }[] =
      userData.gltfExtensions?.KHR_materials_variants?.variants ?? []
    const mappings: { material: number; variants: number[] }[] =
      this.#profile[0]?.userData.gltfExtensions?.KHR_materials_variants?.mappings ?? []
    for (const { material, variants } of mappings) {
      const found: MeshStandardMaterial = await parser.getDependency('material', material)
      addGrain(found)
      for (const variant of variants) this.#finishes.set(names[variant]?.name ?? '', found)
    }
  }

  /** The whole solid fits in, however it is turned, and however narrow the place is. */
  #draw() {
    const { turn, tilt, size } = this.#view
    const { around, high } = this.#reach
    const lens = Math.tan((LENS * Math.PI) / 360)
    const tall = around * Math.abs(Math.sin(tilt)) + high * Math.cos(tilt)
    const distance = (around + Math.max(around / this.#camera.aspect, tall) / lens) / size
    this.#camera.position
      .set(Math.sin(turn) * Math.cos(tilt), Math.sin(tilt), Math.cos(turn) * Math.cos(tilt))
      .multiplyScalar(distance * MARGIN)
      .add(this.#middle)
    this.#camera.lookAt(this.#middle)
    this.#renderer.render(this.#scene, this.#camera)
  }
}
