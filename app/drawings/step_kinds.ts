import type { Role } from '#drawings/section_roles'

/** What the drawings of a step may show, by the words of an editor. */
export const STEP_DRAWINGS = [
  'opening',
  'ground',
  'height',
  'cut',
  'mitre',
  'mark',
  'drill',
  'adhesive',
  'base',
  'fastener',
  'fixed',
  'bed',
  'covering',
  'plugged',
  'above',
  'seated',
  'insert',
  'clean',
  'contrast',
  'cap',
  'rest',
  'wait',
] as const

export type StepDrawingKind = (typeof STEP_DRAWINGS)[number]

/** What comes with the profile, unless a step of its own brings it. */
export const WITH_PROFILE: readonly Role[] = ['adhesive', 'profile', 'fastener', 'insert']

/** What each drawing adds to what is there. */
export const ADDS: Record<StepDrawingKind, readonly Role[]> = {
  opening: [],
  ground: [],
  height: [],
  cut: [],
  mitre: [],
  mark: ['profile'],
  drill: [],
  adhesive: ['adhesive'],
  base: ['base'],
  fastener: ['anchor', ...WITH_PROFILE],
  fixed: ['base', 'anchor', ...WITH_PROFILE],
  bed: ['bed', ...WITH_PROFILE],
  covering: ['bed', 'floor'],
  plugged: WITH_PROFILE,
  above: WITH_PROFILE,
  seated: [...WITH_PROFILE, 'over'],
  insert: ['insert'],
  clean: [],
  contrast: [],
  cap: [],
  rest: [],
  wait: [],
}

/** Drawings of something that the next step takes away again, or that is still in the hand. */
export const PASSING: readonly StepDrawingKind[] = ['mark', 'plugged', 'above']
export const HELD: readonly StepDrawingKind[] = ['plugged', 'above']
/** Drawings that are about screws and plugs alone. */
export const OF_FASTENERS: readonly StepDrawingKind[] = ['drill', 'fastener', 'plugged']
/** What keeps its colour, which tells the material, and is outlined in red instead. */
export const OUTLINED: readonly Role[] = ['floor', 'bed', 'over']
