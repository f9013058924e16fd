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
import { addGrain, disposeGrain, setTextureCoordinates } from '~/solid/lazy/grain'
import { studioLight } from '~/solid/lazy/studio'
import { FRONT, type View } from '~/solid/lazy/view'

/** A finish of the profile: the id of its colour, and the colour on the screen. */
export type ShownFinish = { id: string; hex: string }

/**
 * The camera's vertical field of view in degrees: narrow, since drawings have no perspective at
 * all.
 */
const FIELD_OF_VIEW = 22

/**
 * The exposure of linear tone mapping: compressing highlights would make anodised colours too
 * saturated.
 */
const EXPOSURE = 0.88

/** The factor by which the camera is further away than necessary. */
const MARGIN = 1.04

/**
 * How far the ground lies below the solid in metres: in the same plane, their depths would
 * conflict.
 */
const GROUND_GAP = 0.0002

const MAX_PIXEL_RATIO = 2

/** A Three.js scene with a solid. It renders only after changes. */
export class Stage {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.01, 10)
  readonly #light = new DirectionalLight('#fffaf2', 0.9)
  readonly #ground = new Mesh(new PlaneGeometry(4, 4), new ShadowMaterial({ opacity: 0.2 }))
  readonly #center = new Vector3()
  readonly #controller = new AbortController()
  /** The solid's radius around its vertical axis and half its height, in metres. */
  #extent = { radius: 1, height: 1 }
  #assemblies = new Map<string, Group>()
  #profile: Mesh[] = []
  #finishes = new Map<string, MeshStandardMaterial>()
  #view = FRONT

  /**
   * Adds a canvas to an element and creates a stage that draws on it. It needs a new canvas,
   * because a canvas whose context was released cannot get another one.
   *
   * @param onLost called when the WebGL context is lost later
   * @returns undefined if the browser does not support WebGL 2, or only without hardware
   *   acceleration; WebKitGTK does not tell the latter, and draws in software
   */
  static create(container: HTMLElement, onLost: () => void): Stage | undefined {
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
      canvas.addEventListener('webglcontextlost', onLost, { signal: stage.#controller.signal })
      container.append(canvas)
      return stage
    } catch (error) {
      /** Three.js throws if the context is lost before the first frame. */
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

  /** Loads a GLB file and adds it to the scene. */
  async load(address: string): Promise<void> {
    const file = await new GLTFLoader().loadAsync(address)
    for (const assembly of file.scene.children) {
      this.#assemblies.set(String(assembly.userData.name), assembly as Group)
    }
    file.scene.traverse((object) => {
      if (!(object instanceof Mesh)) return
      object.castShadow = true
      object.receiveShadow = true
      setTextureCoordinates(object.geometry)
      addGrain(object.material)
      if (object.userData.name === 'profile') this.#profile.push(object)
    })
    await this.#readFinishes(file)
    this.#scene.add(file.scene)

    const box = new Box3().setFromObject(file.scene)
    box.getCenter(this.#center)
    const { x, y, z } = box.getSize(new Vector3()).divideScalar(2)
    this.#extent = { radius: Math.hypot(x, z), height: y }
    this.#ground.position.set(this.#center.x, box.min.y - GROUND_GAP, this.#center.z)
    this.#placeLight(Math.hypot(x, y, z))
    this.#draw()
  }

  /**
   * The finishes of the profile, the first of which is shown at first; empty if it has only one.
   */
  get finishes(): ShownFinish[] {
    return Array.from(this.#finishes, ([id, { color }]) => ({
      id,
      hex: `#${color.getHexString()}`,
    }))
  }

  /** The names of the assemblies, which can be shown and hidden. */
  get assemblies(): string[] {
    return [...this.#assemblies.keys()]
  }

  /** Shows the profile in a finish. */
  setFinish(id: string) {
    const material = this.#finishes.get(id)
    for (const mesh of this.#profile) mesh.material = material ?? mesh.material
    this.#draw()
  }

  /** Shows or hides an assembly. */
  setVisible(assembly: string, isVisible: boolean) {
    const group = this.#assemblies.get(assembly)
    if (group) group.visible = isVisible
    this.#renderer.shadowMap.needsUpdate = true
    this.#draw()
  }

  /** Changes the camera's view. */
  setView(view: View) {
    this.#view = view
    this.#draw()
  }

  /** Sets the size of the canvas in CSS pixels. */
  resize(width: number, height: number) {
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO))
    this.#renderer.setSize(width, height, false)
    this.#camera.aspect = width / height
    this.#camera.updateProjectionMatrix()
    this.#draw()
  }

  /** Releases all WebGL resources and removes the canvas. */
  dispose() {
    this.#controller.abort()
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

  /** Places the light at the upper left, so that shadows fall to the side. */
  #placeLight(radius: number) {
    this.#light.target.position.copy(this.#center)
    this.#light.position
      .set(-0.5, 1.3, 0.55)
      .multiplyScalar(3 * radius)
      .add(this.#center)
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

  /** Renders the scene. The whole solid fits into the canvas, at any angle and aspect ratio. */
  #draw() {
    const { turn, tilt, size } = this.#view
    const { radius, height } = this.#extent
    const lens = Math.tan((FIELD_OF_VIEW * Math.PI) / 360)
    const tall = radius * Math.abs(Math.sin(tilt)) + height * Math.cos(tilt)
    const distance = (radius + Math.max(radius / this.#camera.aspect, tall) / lens) / size
    this.#camera.position
      .set(Math.sin(turn) * Math.cos(tilt), Math.sin(tilt), Math.cos(turn) * Math.cos(tilt))
      .multiplyScalar(distance * MARGIN)
      .add(this.#center)
    this.#camera.lookAt(this.#center)
    this.#renderer.render(this.#scene, this.#camera)
  }
}
