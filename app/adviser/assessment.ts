import type { CoveringKind, Laying, Place } from '#adviser/vocabulary'
import type { Application, Fixing, Material } from '#catalogue/vocabulary'
import type { MillimetreRange } from '#texts/measures'

/** An article as the adviser assesses it; sizes in millimetres. */
export type Candidate = {
  article_number: string
  group_key: string
  /** The position of its group in the catalogue. */
  position: number
  applications: readonly Application[]
  /** The id of its installation guide. */
  installation: string
  floor_height: MillimetreRange | null
  height_difference: MillimetreRange | null
  joint: MillimetreRange | null
  fixings: readonly Fixing[]
  material: Material
  /** The ids of the colour groups it is available in. */
  tones: readonly string[]
}

/** A covering that a group requires or excludes. */
export type Needed = {
  kind?: CoveringKind
  laying?: Laying
  /** On which of two sides it has to be. */
  sides?: 'any' | 'both' | 'one' | 'higher'
}

/** A reason for or against an article; sizes in millimetres. */
export type Reason =
  | ({ code: 'covering_in' | 'covering_if' | 'covering_out' | 'covering_without' } & Needed)
  | { code: 'height_in'; range: MillimetreRange; heights: number[] }
  | {
      code: 'height_low' | 'height_high'
      range: MillimetreRange
      by: number
      /** The side that is meant, if two heights are known. */
      side?: 'left' | 'right'
    }
  | { code: 'difference_in'; range: MillimetreRange; difference: number }
  | { code: 'difference_low' | 'difference_high'; range: MillimetreRange; by: number }
  | { code: 'level_in' | 'level_out'; difference: number; limit: number }
  | { code: 'bare_in' | 'bare_out' }
  | { code: 'joint_in'; range: MillimetreRange; joint: number }
  | { code: 'joint_narrow' | 'joint_wide'; range: MillimetreRange; by: number }
  | { code: 'holes_none' | 'holes_needed'; fixings: Fixing[] }
  | { code: 'stuck_left' | 'stuck_right' | 'stuck_moving' }
  | { code: 'laid_in' | 'laid_out' }
  | { code: 'wheels_in' | 'wheels_out'; fixings: Fixing[] }
  | { code: 'material_in' | 'material_out'; material: Material }
  | { code: 'tone_in' | 'tone_out'; tone: string }

export type ReasonCode = Reason['code']

/** An article with all reasons for and against it. */
export type Assessment = {
  candidate: Candidate
  place: Place
  reasons: Reason[]
  /** True if there is no reason against it. */
  fits: boolean
}

const AGAINST: ReadonlySet<ReasonCode> = new Set([
  'covering_out',
  'covering_without',
  'height_low',
  'height_high',
  'difference_low',
  'difference_high',
  'level_out',
  'bare_out',
  'joint_narrow',
  'joint_wide',
  'holes_needed',
  'laid_out',
  'wheels_out',
  'material_out',
  'tone_out',
] satisfies ReasonCode[])

export function speaksAgainst({ code }: Reason): boolean {
  return AGAINST.has(code)
}
