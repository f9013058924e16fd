import type { Finish } from '#catalogue/vocabulary'

const METALLIC = new Set<Finish>([
  'anodised_matt',
  'anodised_polished',
  'brushed',
  'hammered',
  'mill',
])

export function isMetallic({ finish }: { finish: Finish }): boolean {
  return METALLIC.has(finish)
}
