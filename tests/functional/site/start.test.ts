import { once } from 'node:events'
import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest'
import { ContentFolder } from '#tests/fixtures/content/content_folder'
import { addPhotos, FILES_OF_A_PHOTO } from '#tests/fixtures/content/photos'
import { countWrittenFiles } from '#tests/fixtures/content/written_files'
import { copyCheckout } from '#tests/fixtures/processes/checkout_copy'
import { EmptyDatabase, type StartedSite } from '#tests/fixtures/processes/started_site'
import { inTime } from '#tests/until'

let database: EmptyDatabase
let content: ContentFolder

async function create() {
  database = await EmptyDatabase.create()
  content = await ContentFolder.create()
}
async function remove() {
  await database.delete()
  await content.delete()
}

/** The setting of a live site, which most of these tests do not use. */
const BACKGROUND = { BACKGROUND_WORK: 'true' }

const COMPANY = 'content/pages/root/company/de.yaml'
const PROBLEM = 'resources/content/pages/root/company/de.yaml:4:1 error: unknown field'

const LOADED = /^Loading the content … \d+ rows written, \d+\.\d s$/m
const UP_TO_DATE = /^Loading the content … up to date, \d+\.\d s$/m

const start = async (storage?: string, settings?: Record<string, string>) =>
  database.start(content.root, storage ?? (await database.storage()), settings)

async function titleOf(site: { url: string }): Promise<string | undefined> {
  const answer = await fetch(`${site.url}/de/unternehmen`)
  await expect(answer).toHaveStatus(200)
  return /<title[^>]*>([^<]*)</.exec(await answer.text())?.[1]
}

const folderOf = (site: StartedSite) => join(site.storage, 'public/media')

const PHOTOS = ['a', 'b']
const PHOTO_FILES = PHOTOS.length * FILES_OF_A_PHOTO
const isOfPhoto = (name: string) => PHOTOS.includes(name.split('-')[0] ?? '')

/** The derivatives on a machine, each compared with the one that was made. */
async function photosOf(site: StartedSite): Promise<string[]> {
  const names = (await readdir(folderOf(site))).filter(isOfPhoto)
  for (const name of names) await sharp(join(folderOf(site), name)).stats()
  return names
}

/** Changes the content for this test. */
async function edit(path: string, was: string, is: string) {
  await content.edit(path, was, is)
  onTestFinished(() => content.edit(path, is, was))
}

/** Waits until all pictures are made. */
async function allMade(site: StartedSite) {
  await expect
    .poll(async () => (await fetch(`${site.url}/health/ready`)).json())
    .toEqual({ status: 'ok' })
}

describe('an empty database', () => {
  beforeEach(create)
  afterEach(remove)

  test('is served by nobody where another program answers at the port, and nobody says so', async () => {
    const other = createServer((_request, response) => response.end('{"status":"ok"}'))
    other.listen(0, 'localhost')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = String(typeof address === 'object' && address?.port)
    const site = await start(undefined, { PORT: port })
    expect(await site.ended(), site.output).toBe(1)
    expect(site.output).toContain(`Another program already uses port ${port}`)
    expect(site.output).not.toContain('The site is ready')
    expect(site.output).not.toMatch(/^\s+at /m)
  })

  test('takes two processes that start at once, and both come up', async () => {
    const sites = await Promise.all([start(), start()])
    const outputs = await Promise.all(sites.map((site) => site.ready()))
    for (const site of sites) expect(await titleOf(site)).toContain('Unternehmen')
    expect(outputs.filter((output) => LOADED.test(output))).toHaveLength(1)
    expect(outputs.filter((output) => UP_TO_DATE.test(output))).toHaveLength(1)
  })

  test('is loaded while the site is built, and served although that takes longer', async () => {
    const checkout = await copyCheckout()
    onTestFinished(() => rm(checkout, { recursive: true }))
    await cp('.env.example', join(checkout, '.env'))
    const site = await database.start(content.root, await database.storage(), {}, checkout)
    await site.said(/^Building … (\d+ s\nBuilding … )*\d+\.\d s$/m)
    expect(await inTime('the site', site.ready())).toMatch(LOADED)
    await site.kill()
  })

  describe('a start that was killed is taken up by the next one:', () => {
    test('in the middle of migrating', async () => {
      const killed = await start()
      await killed.said(/Migrating the database/)
      await killed.kill()
      expect(killed.output).not.toMatch(LOADED)

      const next = await start(killed.storage)
      expect(await next.ready()).toMatch(LOADED)
    })

    test('in the middle of migrating, by one that waits for it and says so', async () => {
      const killed = await start()
      await killed.said(/Migrating the database/)
      killed.freeze()
      const next = await start()
      await next.said(/Waiting for another process/)
      expect(next.output).not.toContain('Migrating the database')

      await killed.kill()
      expect(await next.ready()).toMatch(LOADED)
    })
  })

  test('whose server ends while the content is loading is loaded no further', async () => {
    const holder = await start()
    await holder.said(/Migrating the database/)
    holder.freeze()
    const ended = await start()
    await ended.said(/Waiting for another process/)
    await ended.killServer()
    /** Its output closes once all its processes have ended. */
    expect(await inTime('the end of its processes', ended.ended())).toBe(1)
    await holder.kill()
  })

  describe('pictures are made while the site is served', () => {
    beforeEach(() => addPhotos(content, ...PHOTOS))

    test('and the terminal tells how far they are', async () => {
      const site = await start()
      await site.said(/^Making pictures … 0 of 2$/m)
      expect(site.output).toMatch(LOADED)
      await site.kill()
      const next = await start(site.storage, BACKGROUND)
      await next.said(/^The site is ready/m)
      await allMade(next)
      expect(await photosOf(next)).toHaveLength(PHOTO_FILES)
    })

    test('one that is killed leaves nothing half, and the next makes the rest', async () => {
      const killed = await start(undefined, BACKGROUND)
      await killed.ready()
      await expect.poll(() => photosOf(killed)).not.toEqual([])
      await killed.kill()
      await photosOf(killed)

      const next = await start(killed.storage, BACKGROUND)
      expect(await next.ready()).toMatch(UP_TO_DATE)
      await allMade(next)
      expect(await photosOf(next)).toHaveLength(PHOTO_FILES)
    })

    test('two processes make none of them twice', async () => {
      const sites = await Promise.all([start(undefined, BACKGROUND), start(undefined, BACKGROUND)])
      const files = countWrittenFiles(...new Set(sites.map(folderOf)))
      onTestFinished(files.stop)
      for (const site of sites) await site.ready()
      for (const site of sites) await allMade(site)
      const folders = await Promise.all(
        [...new Set(sites.map(folderOf))].map((each) => readdir(each))
      )
      await expect.poll(files.count).toBe(new Set(folders.flat()).size)
      expect(folders.flat().filter(isOfPhoto)).toHaveLength(PHOTO_FILES)
    })
  })

  test('a picture that cannot be used is named last, and the site comes up without it', async () => {
    await content.write('media/photos/cut.jpg', 'no picture')
    const texts = 'content/images/de.yaml'
    await content.edit(texts, 'images:', 'images:\n  - { id: photos/cut.jpg, alt: Bild }')
    const site = await start()
    onTestFinished(() => site.kill())
    const output = await site.ready()
    expect(await titleOf(site)).toContain('Unternehmen')
    const errors = output.split('\n').filter((line) => line.startsWith('{"level":50'))
    expect(errors.map((line) => JSON.parse(line).msg)).toEqual([
      expect.stringMatching(
        /^resources\/content\/images\/de\.yaml:2:11 error: the image "photos\/cut\.jpg" cannot be used: .* Replace the file\.$/
      ),
      'Pages show a plain area in the place of pictures: 1 cannot be used',
    ])
    expect(output.lastIndexOf('cannot be used')).toBeGreaterThan(output.search(LOADED))
  })

  test('content with errors ends the start with the problems and code 1', async () => {
    await content.edit(COMPANY, 'intro:', 'introduction:')
    const site = await start()
    expect(await site.ended()).toBe(1)
    expect(site.output).toContain(PROBLEM)
    expect(site.output).not.toContain('The site is ready')
  })
})

describe('a site that has had a good load', () => {
  let storage: string

  beforeAll(async () => {
    await create()
    const first = await start()
    await first.ready()
    await first.kill()
    storage = first.storage
  })
  afterAll(remove)

  /** Starts the server once more, for this test. */
  async function startAgain(): Promise<StartedSite> {
    const site = await start(storage)
    onTestFinished(() => site.kill())
    return site
  }

  test('does not read again what has not changed', async () => {
    /** A process that loads the content writes this row again. */
    await database.run(`update site_settings set checksum = 'another' where locale = 'de'`)
    const site = await startAgain()
    expect(await site.ready()).toMatch(UP_TO_DATE)
  })

  test('keeps it while the content has errors, and every problem is in the log', async () => {
    await edit(COMPANY, 'intro:', 'introduction:')
    await edit(COMPANY, 'title: Unternehmen', 'title: Firma')

    const site = await startAgain()
    const output = await site.ready()
    expect(await titleOf(site)).toContain('Unternehmen')
    const errors = output.split('\n').filter((line) => line.startsWith('{"level":50'))
    expect(errors.map((line) => JSON.parse(line).msg)).toEqual([
      expect.stringContaining(PROBLEM),
      expect.stringContaining('goes on with that of its last good load'),
    ])
  })

  test('keeps it while the content cannot be loaded for another reason, and says it', async () => {
    await rm(join(storage, 'public'), { recursive: true })
    await writeFile(join(storage, 'public'), 'a file where the folder should be')
    await edit('media/hero/home.svg', '1067', '1066')
    await edit(COMPANY, 'title: Unternehmen', 'title: Firma')

    const site = await startAgain()
    expect(await site.ready()).toMatch(/ENOTDIR.*The content could not be loaded/)
    expect(await titleOf(site)).toContain('Unternehmen')
  })
})
