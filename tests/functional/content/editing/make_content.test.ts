import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { unwrap } from '#content/schema/walk'
import { givenApp } from '#tests/app'
import { writeCatalogue } from '#tests/fixtures/catalogue/catalogue'
import { givenContent } from '#tests/fixtures/content/small_site'

/** The folder of pages of a kind, if the kind needs a certain one. */
const PARENTS: Record<string, string> = { 'ProductFamilies/ShowGroup': 'product_families/stairs' }

givenApp({ contentRoot: null })
const content = givenContent()

beforeEach(async () => {
  await writeCatalogue(content)
})

/** Makes content of a kind. Returns the errors of the site. */
async function errorsOf(kind: string, name: string): Promise<string[]> {
  const { makeContent } = await import('#content/scaffolding/make_content')
  const { findProblems } = await import('#content/checking/find_problems')
  const { formatProblem } = await import('#content/loading/problems')
  await makeContent(kind, name, content.root)
  const problems = await findProblems(content.root)
  return problems.filter(({ severity }) => severity === 'error').map(formatProblem)
}

test('every kind of page and record loads as it was made', async () => {
  const { pages, records } = await import('#start/pages')
  const all: Record<string, string[]> = {}
  await content.write('media/films/fitting.vtt', 'WEBVTT\n')
  await content.write('media/files/fitting.pdf', '%PDF-1.7\n%%EOF\n')
  for (const kind of Object.keys(pages)) {
    const folder = PARENTS[kind] ?? 'made'
    all[kind] = await errorsOf(kind, `${folder}/new_page`)
    await content.remove(`content/pages/${folder}/new_page`)
  }
  expect(Object.fromEntries(Object.entries(all).filter(([, errors]) => errors.length > 0))).toEqual(
    {}
  )
  const { settings: _, synonyms: __, ...named } = records
  for (const kind of Object.keys(named)) {
    expect(await errorsOf(kind, 'summer_fair'), kind).toEqual([])
  }
})

test('every field of every kind is described', async () => {
  const { pages, records } = await import('#start/pages')
  const { pageSchema } = await import('#content/pages/page_schema')
  const lacking: string[] = []
  for (const [name, { data }] of Object.entries(pages)) {
    /** Kinds that only developers write. */
    if (!name.startsWith('Designsystem')) collect(pageSchema(name, data), name, lacking)
  }
  for (const [name, { schema }] of Object.entries(records)) collect(schema, name, lacking)
  expect([...new Set(lacking)]).toEqual([])
})

test('a job explains what it asks for, and leaves out what it does not need', async () => {
  const { makeContent } = await import('#content/scaffolding/make_content')
  expect(await makeContent('Jobs/Show', 'jobs/welder', content.root)).toBe(
    'resources/content/pages/jobs/welder/de.yaml'
  )
  const text = await content.read('content/pages/jobs/welder/de.yaml')
  expect(text).toContain('path: jobs/welder')
  expect(text).toContain(
    '  # How much one works. One of full_time, part_time, apprenticeship.\n  type: full_time'
  )
  expect(text).toContain('# noindex: false')
})

test('a person gets the next free number, an event goes to the end of the list', async () => {
  const { makeContent } = await import('#content/scaffolding/make_content')
  await makeContent('contact', 'anna_berg', content.root)
  expect(await content.read('content/contacts/anna_berg/de.yaml')).toMatch(/^id: 10$/m)
  await makeContent('events', 'summer_fair', content.root)
  expect(await content.read('content/events/de.yaml')).toMatch(/open_day.*\n  - id: summer_fair/)
})

test.each([
  ['Job/Show', 'jobs/welder', /^There is no kind "Job\/Show"\. Did you mean "Jobs\/Show"\?/],
  ['Root/Show', 'root/company', /company\/de\.yaml exists already/],
  ['Root/Show', 'root/Über uns', /^A name is small letters/],
  ['settings', 'site', /exists already, and has no list/],
  ['synonyms', 'sill', /exists already, and has no list/],
  ['events', 'open_day', /"open_day" exists already/],
])('refuses %s %s', async (kind, name, reason) => {
  const { makeContent } = await import('#content/scaffolding/make_content')
  await expect(makeContent(kind, name, content.root)).rejects.toThrow(reason)
})

/** The fields below a schema that lack a description. */
function collect(schema: z.core.$ZodType, path: string, lacking: string[]) {
  const { schema: inner } = unwrap(schema)
  if (inner instanceof z.ZodArray) collect(inner.def.element, path, lacking)
  if (inner instanceof z.ZodDiscriminatedUnion) {
    for (const option of inner.def.options) collect(option, path, lacking)
  }
  if (!(inner instanceof z.ZodObject)) return
  for (const [name, field] of Object.entries(inner.shape)) {
    const described = unwrap(field).meta as { description?: string }
    if (!described.description && name !== 'data') lacking.push(`${path}.${name}`)
    collect(field, `${path}.${name}`, lacking)
  }
}
