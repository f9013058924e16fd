import type { Colour } from '#catalogue/catalogue_queries'
import { isMetallic } from '#catalogue/colours/finishes'
import type { Finish, Material } from '#catalogue/vocabulary'
import type { Part } from '#drawings/cross_section'

/** A surface for rendering; roughness from 0 (mirror) to 1. */
export type Surface = { hex: string; metallic: boolean; roughness: number }

const ROUGHNESS: Record<Finish, number> = {
  anodised_matt: 0.42,
  anodised_polished: 0.16,
  brushed: 0.34,
  powder_coated: 0.62,
  foil_wrapped: 0.58,
  hammered: 0.36,
  mill: 0.3,
  solid_coloured: 0.5,
  lacquered: 0.5,
  oiled: 0.66,
}

/** The surface of a profile without colours, by material. */
const BARE: Record<Material, Surface> = {
  aluminium: { hex: '#d6d8d8', metallic: true, roughness: 0.3 },
  brass: { hex: '#d4b36a', metallic: true, roughness: 0.3 },
  stainless_steel: { hex: '#bdbab4', metallic: true, roughness: 0.3 },
  pvc: { hex: '#e4e3df', metallic: false, roughness: 0.5 },
  wpc: { hex: '#a58d72', metallic: false, roughness: 0.7 },
  mdf: { hex: '#cdb491', metallic: false, roughness: 0.8 },
  solid_wood: { hex: '#c49a6c', metallic: false, roughness: 0.66 },
}

/** The surfaces of the other parts. */
const PARTS: Record<Exclude<Part['part'], 'profile'>, Surface> = {
  base: { hex: '#b4b7b9', metallic: true, roughness: 0.45 },
  insert: { hex: '#2c2e30', metallic: false, roughness: 0.85 },
  fastener: { hex: '#e0ddd4', metallic: true, roughness: 0.4 },
  adhesive: { hex: '#8b8d8c', metallic: false, roughness: 0.95 },
  underlay: { hex: '#c9ccce', metallic: false, roughness: 1 },
  substrate: { hex: '#d2cfc9', metallic: false, roughness: 1 },
  wall: { hex: '#d8d4cc', metallic: false, roughness: 1 },
  wood: { hex: '#c4a982', metallic: false, roughness: 0.62 },
  tile: { hex: '#a7abad', metallic: false, roughness: 0.4 },
  vinyl: { hex: '#a69c8b', metallic: false, roughness: 0.6 },
  carpet: { hex: '#8d99a3', metallic: false, roughness: 1 },
}

/** Returns the surface of a part; that of a profile depends on its material. */
export function surfaceOf(part: Part['part'], material: Material): Surface {
  return part === 'profile' ? BARE[material] : PARTS[part]
}

/** Returns the surface of a profile in a colour. */
export function surfaceIn(colour: Pick<Colour, 'hex' | 'finish'>): Surface {
  return {
    hex: colour.hex,
    metallic: isMetallic(colour),
    roughness: ROUGHNESS[colour.finish],
  }
}
