import type { Finish } from '#catalogue/vocabulary'

const METALLIC = new Set<Finish>([
  'anodised_matt',
  'anodised_polished',
  'brushed',
  'hammered',
  'mill',
])

/** Whether a colour has a metallic finish. */
export function isMetallic({ finish }: { finish: Finish }): boolean {
  return METALLIC.has(finish)
}
