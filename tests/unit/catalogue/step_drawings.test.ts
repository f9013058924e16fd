import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { CrossSection } from '#drawings/cross_section'
import { boxOf, type Point } from '#drawings/outlines'
import { PART_COLOURS } from '#drawings/part_colours'
import { drawSteps, type StepDrawing } from '#drawings/step_drawings'
import { STEP_DRAWINGS, type StepDrawingKind } from '#drawings/step_kinds'
import { toMotion } from '#drawings/step_motion'
import { STEP_PROPORTIONS } from '#drawings/step_shapes'
import { writeStepSvg } from '#drawings/step_svg'
import { closed } from '#drawings/svg_path'
import { GROUP_FILES } from '#tests/fixtures/catalogue/group_records'
import { rectangle } from '#tests/fixtures/catalogue/rectangle'

const RED = PART_COLOURS.profile
/** Parts that a step does not change keep their metal's colour. */
const PROFILE_IN_PLACE = '#9aa0a5'

/** A cover of 40 mm over a base that a screw holds, between oak and tile. */
const TWO_PART: CrossSection = {
  parts: [
    { part: 'substrate', points: rectangle(-60, -12, 60, 0) },
    { part: 'underlay', points: rectangle(-60, 0, -10, 2) },
    { part: 'wood', points: rectangle(-60, 2, -10, 12) },
    { part: 'adhesive', points: rectangle(10, 0, 60, 3) },
    { part: 'tile', points: rectangle(10, 3, 60, 12) },
    { part: 'base', points: rectangle(-6, 0, 6, 8) },
    { part: 'fastener', points: rectangle(-2, -10, 2, 2) },
    { part: 'profile', points: rectangle(-20, 12, 20, 15) },
  ],
  dimensions: [
    { measures: 'width', names: 'visible_width', from: [-20, 15], to: [20, 15], offset: 8 },
  ],
}

/** The same without a base: a screw goes through the profile. */
const SCREWED: CrossSection = {
  ...TWO_PART,
  parts: [
    ...TWO_PART.parts.filter(({ part }) => part !== 'base' && part !== 'fastener'),
    { part: 'fastener', points: rectangle(-2, -10, 2, 15) },
  ],
}

/** A guide as written in its file. */
type Guide = {
  id: string
  group?: string
  steps: { id: string; drawings?: StepDrawingKind[] }[]
}

const { installations } = parse(
  readFileSync('resources/content/installations/de.yaml', 'utf8')
) as { installations: Guide[] }

/** All groups with the drawings of their guides. */
const DRAWN = GROUP_FILES.map(({ key, record: { section, installation } }) => {
  const steps = installations.find(({ id }) => id === installation)?.steps ?? []
  const drawable = steps.map(({ id, drawings = [] }) => ({ id, drawings }))
  return { key, guide: installation, section, drawings: drawSteps(section, drawable) }
})

function draw(section: CrossSection, ...kinds: StepDrawingKind[]): StepDrawing[] {
  return drawSteps(
    section,
    kinds.map((kind) => ({ id: kind, drawings: [kind] }))
  )
}

/** The outline of a part in the section. */
function seat(section: CrossSection, part: string): string {
  const points = section.parts.find((each) => each.part === part)?.points ?? []
  return closed(points)
}

function shown(drawing: StepDrawing | undefined, d: string) {
  return drawing?.shapes.filter((shape) => shape.d === d) ?? []
}

describe('the steps of a two-part profile', () => {
  const [base, fastener, covering, above, seated] = draw(
    TWO_PART,
    'base',
    'fastener',
    'covering',
    'above',
    'seated'
  )

  test('begin with the base alone, in red', () => {
    expect(base?.parts).toEqual(['base'])
    expect(shown(base, seat(TWO_PART, 'base'))).toMatchObject([{ fill: RED }])
    expect(shown(base, seat(TWO_PART, 'profile'))).toEqual([])
    expect(shown(base, seat(TWO_PART, 'wood'))).toMatchObject([{ dashed: true }])
  })

  test('leave what is done in its own colour', () => {
    expect(fastener?.parts).toEqual(['fastener'])
    expect(shown(fastener, seat(TWO_PART, 'base'))).toMatchObject([{ fill: PART_COLOURS.base }])
    expect(shown(fastener, seat(TWO_PART, 'fastener'))).toMatchObject([{ fill: RED }])
  })

  test('lay coverings with all that is below them, outlined in red', () => {
    expect(covering?.parts).toEqual(['underlay', 'wood', 'adhesive', 'tile'])
    expect(shown(covering, seat(TWO_PART, 'tile'))).toMatchObject([
      { fill: PART_COLOURS.tile },
      { stroke: RED },
    ])
  })

  test('hold the profile above its seat, then set it as the section has it', () => {
    expect(above?.parts).toEqual(['profile'])
    expect(shown(above, seat(TWO_PART, 'profile'))).toEqual([])
    expect(shown(seated, seat(TWO_PART, 'profile'))).toMatchObject([{ fill: RED }])
  })

  test('stand in the same frame', () => {
    for (const { view } of [fastener, covering, above, seated].flatMap((each) => each ?? [])) {
      expect(view).toEqual(base?.view)
    }
  })
})

describe('a drawing', () => {
  test('is left out where a section has nothing of what it shows', () => {
    expect(draw(SCREWED, 'base', 'adhesive', 'insert', 'seated').map(({ kind }) => kind)).toEqual([
      'seated',
    ])
  })

  test('of a profile that is only laid on leaves it to a later step', () => {
    const [mark, drill, screw] = draw(SCREWED, 'mark', 'drill', 'fastener')
    const profile = seat(SCREWED, 'profile')
    expect(shown(mark, profile)).toHaveLength(1)
    expect(shown(drill, profile)).toEqual([])
    expect(shown(screw, profile)).toHaveLength(1)
    expect(screw?.parts).toEqual(['fastener'])
    expect(shown(screw, seat(SCREWED, 'fastener'))).toMatchObject([{ fill: RED }])
  })

  test('of a hole is as deep and as wide as the plug', () => {
    const [drill] = draw(SCREWED, 'drill')
    expect(shown(drill, 'M-2 10h4v-10h-4z')).toMatchObject([{ stroke: RED }])
  })

  test('shows floors from the beginning where no step lays them', () => {
    const [mark] = draw(SCREWED, 'mark')
    expect(shown(mark, seat(SCREWED, 'tile'))).toHaveLength(1)
  })

  test('of a mitre is left out where the profile is soft', () => {
    expect(draw(SCREWED, 'cut', 'mitre').map(({ kind }) => kind)).toEqual(['cut'])
    expect(draw(TWO_PART, 'mitre').map(({ kind }) => kind)).toEqual(['mitre'])
  })

  test('of the contrast has the strip in red: the insert, or else the profile', () => {
    const insert = { part: 'insert', points: rectangle(-10, 14, 10, 15) } as const
    const [plain] = draw(SCREWED, 'seated', 'contrast').slice(1)
    expect(shown(plain, seat(SCREWED, 'profile'))).toMatchObject([{ fill: RED }])
    const [striped] = draw(
      { ...SCREWED, parts: [...SCREWED.parts, insert] },
      'seated',
      'insert',
      'contrast'
    ).slice(2)
    expect(striped?.parts).toEqual(['insert'])
  })

  test('of a cap has it in red before the end of the profile', () => {
    const [cap] = draw(TWO_PART, 'cap')
    expect(shown(cap, seat(TWO_PART, 'profile'))).not.toMatchObject([{ fill: RED }])
    const plate = cap?.shapes.find(({ fill }) => fill === RED)
    expect(boxOf(pointsOn(plate?.d ?? '')).right).toBeLessThan(20)
  })

  test('of bars that rest has two of them lying on the floor, on the side that is flat', () => {
    const upright: CrossSection = {
      ...TWO_PART,
      parts: [
        {
          part: 'profile',
          points: [
            [0, 0],
            [14, 0],
            [8, 60],
            [0, 60],
          ],
        },
      ],
    }
    const [rest] = draw(upright, 'rest')
    const bars = rest?.shapes.filter(({ fill }) => fill === RED) ?? []
    expect(bars).toHaveLength(2)
    for (const { d } of bars) {
      expect(boxOf(pointsOn(d)).top).toBe(14)
      expect(pointsOn(d).filter(([, y]) => Math.abs(y) < 0.01)).toHaveLength(2)
    }
  })

  test('of waiting has a clock above the finished profile', () => {
    const [, wait] = draw(SCREWED, 'seated', 'wait')
    expect(shown(wait, seat(SCREWED, 'profile'))).toMatchObject([{ fill: PROFILE_IN_PLACE }])
    const [dial] = wait?.shapes.filter(({ stroke }) => stroke === RED) ?? []
    expect(boxOf(pointsOn(dial?.d ?? '')).bottom).toBeGreaterThan(15)
  })

  test.each(STEP_DRAWINGS)('of the kind %s is possible for some group', (kind) => {
    expect(DRAWN.flatMap(({ drawings }) => drawings).some((each) => each.kind === kind)).toBe(true)
  })
})

describe.each(DRAWN)('the guide of $key', ({ section, drawings }) => {
  test('ends with the profile where its section has it', () => {
    const profiles = section.parts.filter(({ part }) => part === 'profile')
    const last = drawings.at(-1)
    for (const { points } of profiles) {
      expect(shown(last, closed(points)).length).toBeGreaterThan(0)
    }
  })

  test('draws nothing red outside of its view', () => {
    expect(drawings.length).toBeGreaterThanOrEqual(3)
    for (const { view, shapes, kind } of drawings) {
      expect(view.width / view.height).toBeCloseTo(STEP_PROPORTIONS, 1)
      /** Floors, outlined in red, extend beyond it. */
      const red = shapes.filter(
        ({ fill, stroke, dashed }) => fill === RED || (stroke === RED && dashed)
      )
      for (const { d } of red) {
        const { left, right, bottom, top } = boxOf(pointsOn(d))
        expect(left, kind).toBeGreaterThanOrEqual(view.left)
        expect(right, kind).toBeLessThanOrEqual(view.left + view.width)
        expect(-top, kind).toBeGreaterThanOrEqual(view.top)
        expect(-bottom, kind).toBeLessThanOrEqual(view.top + view.height)
      }
    }
  })

  test('is a motion of at most 12 kB', () => {
    const motion = JSON.stringify(toMotion(drawings))
    expect(brotliCompressSync(motion).length).toBeLessThanOrEqual(12_000)
  })

  test('is drawn as SVG in ASCII, whatever it shows', () => {
    for (const drawing of drawings) {
      expect(writeStepSvg(drawing)).toMatch(/^<svg [ -~\n]+<\/svg>\n$/)
    }
  })
})

test('each step of a guide has a drawing', () => {
  for (const { id, steps } of installations) {
    for (const step of steps) expect(step.drawings ?? [], `${id}, ${step.id}`).not.toEqual([])
  }
})

test('a guide is drawn out of a group that follows it', () => {
  for (const { id, group } of installations) {
    expect(DRAWN.find(({ key }) => key === group)?.guide, id).toBe(id)
  }
})

/** The points of a path with y pointing up. */
function pointsOn(d: string): Point[] {
  let [x, y] = [0, 0]
  return Array.from(d.matchAll(/([Mlhv])([^Mlhvz]*)/g), ([, command, rest = '']) => {
    const numbers = Array.from(rest.matchAll(/-?(?:\d*\.)?\d+/g), ([number]) => Number(number))
    const [first = 0, second = 0] = numbers
    if (command === 'M') [x, y] = [first, second]
    if (command === 'l') [x, y] = [x + first, y + second]
    if (command === 'h') x += first
    if (command === 'v') y += first
    return [x, -y]
  })
}
