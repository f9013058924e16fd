import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#tests/app'
import { ContentFolder } from '#tests/fixtures/content/content_folder'
import { ProductionServer } from '#tests/fixtures/processes/production_server'

const isSqlite = process.env.TEST_DATABASE === 'sqlite'

/** Two processes of the site on one database, with the same content. */
let content: ContentFolder
let servers: ProductionServer[] = []
let database: Awaited<ReturnType<typeof createDatabase>> | undefined
beforeAll(async () => {
  content = await ContentFolder.create()
  database = isSqlite ? undefined : await createDatabase()
  const settings = { CONTENT_ROOT: content.root, DATABASE_URL: database?.url ?? '' }
  const first = await ProductionServer.create(settings)
  const second = await ProductionServer.create({ ...settings, STORAGE_PATH: first.storage })
  servers = [first, second]
  for (const server of servers) await server.start()
})
afterAll(async () => {
  for (const server of servers.toReversed()) await server.delete()
  await content.delete()
  await database?.drop()
})

/**
 * Whether a process shows the new title on its page, in the list of its section and in the menu.
 */
async function showsNew({ url }: ProductionServer): Promise<boolean[]> {
  const pages = { '/de/produkte/treppe': 'Stufe', '/de/produkte': 'Stufe', '/de/kontakt': 'Werk 3' }
  return Promise.all(
    Object.entries(pages).map(async ([page, title]) =>
      (await (await fetch(url + page)).text()).includes(title)
    )
  )
}

test('a load beside them is soon seen on both: on the page, in the list and in the menu', async () => {
  /** The first request renders the response, the second caches it. */
  for (const server of [...servers, ...servers]) {
    expect(await showsNew(server)).toEqual([false, false, false])
  }
  await content.edit(
    'content/pages/product_families/stairs/index/de.yaml',
    '  title: Treppe\n',
    '  title: Stufe\n'
  )
  await content.edit('content/navigation/main/de.yaml', 'title: Firma', 'title: Werk 3')
  expect(await servers[0].command(['content:load'])).toMatchObject({ exitCode: 0 })

  for (const server of servers) {
    await expect.poll(() => showsNew(server)).toEqual([true, true, true])
  }
})
