import type { Role } from '#drawings/section_roles'

/** The kinds of step drawings that editors can choose. */
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

/** Roles that are installed with the profile unless a separate step installs them. */
export const WITH_PROFILE: readonly Role[] = ['adhesive', 'profile', 'fastener', 'insert']

/** The roles that each drawing adds. */
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

/**
 * Drawings of temporary states: the next step removes the parts again, or they are held by hand.
 */
export const PASSING: readonly StepDrawingKind[] = ['mark', 'plugged', 'above']
export const HELD: readonly StepDrawingKind[] = ['plugged', 'above']
/** Drawings of screws and plugs only. */
export const OF_FASTENERS: readonly StepDrawingKind[] = ['drill', 'fastener', 'plugged']
/** Roles that are highlighted by a red outline and keep the colour of their material. */
export const OUTLINED: readonly Role[] = ['floor', 'bed', 'over']
