import type { Finish } from '#catalogue/vocabulary'

/** Finishes that leave the metal to be seen. */
const METALLIC = new Set<Finish>([
  'anodised_matt',
  'anodised_polished',
  'brushed',
  'hammered',
  'mill',
])

/** Whether a colour leaves the metal to be seen. */
export function isMetallic({ finish }: { finish: Finish }): boolean {
  return METALLIC.has(finish)
}
