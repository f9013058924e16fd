import { describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { givenContent } from '#tests/fixtures/content/small_site'
import { ask, pageObject } from '#tests/visitor'

const app = givenApp({ contentRoot: null, env: { RESPONSE_CACHE: '0' } })
const content = givenContent()

const BERTA = 'content/contacts/berta/de.yaml'
const TEAM = 'content/pages/root/team/de.yaml'

/** A page with one block. */
async function givenBlock(block: string) {
  await content.write(
    TEAM,
    `component: Root/Show
path: team
meta: { title: Team }
blocks:
  - ${block}
`
  )
}

async function blocks(): Promise<unknown[]> {
  const { props } = pageObject((await ask(app, '/de/team')).body)
  return props.blocks as unknown[]
}

describe('blocks', () => {
  test('an accordion has its persons in the order the editor gave them', async () => {
    await givenBlock('{ id: persons, type: ContactAccordion, title: Team, contacts: [9, 7] }')
    await content.load()
    expect(await blocks()).toMatchObject([
      {
        id: 'persons',
        type: 'ContactAccordion',
        title: 'Team',
        contacts: [
          { id: 9, last_name: 'Alt', spoken_languages: [] },
          { id: 7, last_name: 'Stein', spoken_languages: [{ name: 'Französisch' }, {}] },
        ],
      },
    ])
  })

  test('a contact-person block has the id and no more: the browser asks for the rest', async () => {
    await givenBlock('{ id: person, type: ContactPerson, contact_person_id: 7 }')
    await content.load()
    expect(await blocks()).toEqual([{ id: 'person', type: 'ContactPerson', contact_person_id: 7 }])
  })
})

describe('loading', () => {
  test('a second load writes nothing, and a changed person keeps the id', async () => {
    await givenBlock('{ id: persons, type: ContactAccordion, contacts: [7] }')
    await content.load()
    expect((await content.load()).written).toBe(0)

    await content.edit(BERTA, 'Stein', 'Berg')
    expect((await content.load()).written).toBe(1)
    const { default: db } = await import('@adonisjs/lucid/services/db')
    expect(await db.from('contacts').where('id', 7).select('id', 'last_name')).toEqual([
      { id: 7, last_name: 'Berg' },
    ])
  })

  test('a removed person leaves nothing behind', async () => {
    await content.load()
    await content.edit('content/pages/contact/index/de.yaml', '  contact: 7\n', '')
    await content.remove('content/contacts/berta')
    await content.load()
    const { default: db } = await import('@adonisjs/lucid/services/db')
    expect(await db.from('contacts').select('id')).toEqual([{ id: 9 }])
    expect(await db.from('contact_translations')).toEqual([])
    expect(await db.from('contact_spoken_languages')).toEqual([])
    expect(await db.from('spoken_languages')).toEqual([])
  })
})
