import { expect, test } from 'vitest'
import { CANDIDATES, GROUPS } from '#tests/fixtures/adviser/adviser_records'

/** The widths that texts and drawings of the groups state, computed from the drawings. */
test.each([
  ['10101', 'a base of 12 mm, and 6 mm of each wing of 38 mm', { min: 16, max: 26 }],
  ['10201', 'a base of 20 mm under 44 mm', { min: 24, max: 32 }],
  ['10401', 'two strips that lie on the coverings', { min: 0, max: 14.4 }],
  ['18101', '"mindestens 16 mm zwischen Wand und Belag"', { min: 15.8, max: 19 }],
  ['18201', '"beim Profil mit Drehkopf 18 mm"', { min: 17.2, max: 18 }],
  ['18301', '"beim verschraubten 22 mm"', { min: 21.4, max: 24 }],
  ['11101', 'the joint in the screed', { min: 0, max: 20 }],
  ['19301', '"Zur Fuge von 8 mm passt jede Leiste ab 12 mm Dicke"', { min: 0, max: 8 }],
  ['15101', 'a step has no joint', null],
  ['16301', 'a corner has none', null],
  ['17101', 'carpet closes over it', null],
])('the joint of %s: %s', (number, _, limits) => {
  const candidate = CANDIDATES.find(({ article_number }) => article_number === number)
  expect(candidate?.joint).toEqual(limits)
})

/** This group's drawing states the gap beside its base, not the joint from frame to covering. */
const OTHER_MEANING = 'product_families.end.clip_27'

test('every joint that a drawing states is one that the profile is good for', () => {
  const drawn = GROUPS.filter(({ key }) => key !== OTHER_MEANING).flatMap(({ key, profiles }) =>
    profiles.flatMap(({ crossSection }) =>
      crossSection.dimensions
        .filter(({ names }) => names === 'joint_width')
        .map(({ from, to }) => ({ key, width: Math.abs(to[0] - from[0]) }))
    )
  )
  expect(drawn.length).toBeGreaterThan(40)
  for (const { key, width } of drawn) {
    const { joint } = CANDIDATES.find(({ group_key }) => group_key === key)!
    expect(width, key).toBeGreaterThanOrEqual(joint!.min)
    expect(width, key).toBeLessThanOrEqual(joint!.max)
  }
})
