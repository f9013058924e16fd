import { afterEach, describe, expect, test, vi } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, pageObject, visit } from '#tests/visitor'

const { app } = givenSmallSite()

afterEach(() => {
  vi.useRealTimers()
})

/** Changes content as another process does that loads it. */
async function loadElsewhere(intro: string) {
  const { from } = await import('#database/query')
  const { parseJson, toJson } = await import('#database/stored_values')
  const company = () => from('page_translations').where({ page_key: 'root.company', locale: 'de' })
  const { content } = await company().firstOrFail()
  await company().update({ content: toJson({ ...parseJson(content), intro }) })
  await from('content_versions').where('id', 1).update({ version: intro })
}

async function events() {
  return (await visit(app, '/de')).props.events
}

/** The list of families of the page at a path. */
async function families(url: string) {
  const { props } = await visit(app, url)
  return { groups: props.groups, filter: JSON.stringify(props.filter) }
}

test('what ends with a day is gone after its midnight at the company', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-05-02T21:59:00Z') })
  await expect.poll(events).toMatchObject([{ id: 'open_day' }])
  vi.setSystemTime(new Date('2099-05-02T22:01:00Z'))
  await expect.poll(events).toEqual([])
})

describe('nobody is shown', () => {
  test('what somebody else has asked a list', async () => {
    const plain = await families('/de/produkte')
    const asked = await families('/de/produkte?material=brass')
    expect(asked).not.toEqual(plain)
    expect(await families('/de/produkte?material=brass')).toEqual(asked)
    expect(await families('/de/produkte')).toEqual(plain)
    expect(await families('/de/produkte?utm_source=letter')).toEqual(plain)
  })

  test('what somebody else has filled in, nor the language it was filled in from', async () => {
    const shown = (await ask(app, '/de/kontakt')).body
    await ask(app, '/de/unternehmen')
    /** This load empties the cache, so that the form is the first to need the page. */
    await loadElsewhere('Sechste Generation.')
    await expect
      .poll(async () => (await ask(app, '/de/unternehmen')).body)
      .toContain('Sechste Generation.')

    const form = new FormData()
    form.set('name', 'Ada Unverkennbar')
    const refused = await fetch(`${app.url}/contact/submit`, {
      method: 'POST',
      headers: { Accept: 'text/html', Origin: app.url, Referer: `${app.url}/fr` },
      body: form,
    })
    await expect(refused).toHaveStatus(422)
    const answered = pageObject(await refused.text()).props
    expect(answered.values).toMatchObject({ name: 'Ada Unverkennbar' })
    expect(answered.locale).toBe('fr')

    const { body } = await ask(app, '/de/kontakt')
    expect(pageObject(body).props).toEqual({
      ...pageObject(shown).props,
      messages: expect.anything(),
    })
    expect(body).not.toContain('Unverkennbar')
  })
})

test('texts stand in the order of their keys, however disks answer', async () => {
  const { props } = await visit(app, '/de/kontakt')
  for (const messages of [props.messages, props.pageMessages] as object[]) {
    const keys = Object.keys(messages)
    expect(keys.length).toBeGreaterThan(10)
    expect(keys).toEqual(keys.toSorted())
  }
})
