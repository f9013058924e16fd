import { expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { visit } from '#tests/visitor'

type Related = { key: string; title: string; family: { title: string } }

const app = givenApp()

async function relatedOn(path: string): Promise<Related[]> {
  return (await visit(app, path)).props.related as Related[]
}

test('a group leads to those of other families that are fixed alike, those in most of its colours first', async () => {
  const related = await relatedOn('/de/produkte/uebergangsprofile/uebergang-38-clip')
  expect(related.map(({ key, family }) => [key, family.title])).toEqual([
    ['product_families.adapter.clip_46', 'Anpassungsprofile'],
    ['product_families.end.clip_27', 'Abschlussprofile'],
    ['product_families.movement_joint.clip_50', 'Bewegungsfugenprofile'],
    ['product_families.wall_end.clip_25', 'Wandanschlussprofile'],
  ])
  expect(related[0].title).toBe('Anpassung 46 Clip')
})

test('every group leads to four others at most, to none of its family, and to each family once', async () => {
  const { from } = await import('#database/query')
  const groups = await from('page_translations')
    .join('pages', 'pages.key', 'page_translations.page_key')
    .where({ locale: 'fr', component: 'ProductFamilies/ShowGroup' })
    .select('page_key', 'path')
  expect(groups.length).toBeGreaterThan(30)
  let led = 0
  for (const { page_key, path } of groups) {
    const related = await relatedOn(`/fr/${path}`)
    const families = related.map(({ key }) => key.split('.')[1])
    expect(related.length, path).toBeLessThanOrEqual(4)
    expect(new Set(families).size, path).toBe(related.length)
    expect(families, path).not.toContain(page_key.split('.')[1])
    if (related.length > 0) led += 1
  }
  expect(led).toBeGreaterThan(25)
})
