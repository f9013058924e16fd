import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/locales'
import { givenApp } from '#tests/app'
import { ask, visit } from '#tests/visitor'

const ORIGIN = 'https://www.saumer.example'

const app = givenApp()

describe('the news of a language', () => {
  test('are an Atom feed whose entries lead to pages that are there', async () => {
    const { status, headers, body } = await ask(app, '/feeds/de.xml')
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'application/atom+xml; charset=utf-8',
    })
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers.etag).toBeDefined()
    expect(body).toMatch(/<updated>\d{4}-\d\d-\d\dT00:00:00Z<\/updated>\n<author>/)

    const entries = Array.from(body.matchAll(/<entry>(.*?)<\/entry>/gs), ([, entry]) => entry)
    expect(entries.length).toBeGreaterThan(5)
    for (const entry of entries) {
      const url = /<link href="([^"]+)"/.exec(entry)?.[1] ?? ''
      expect(entry).toMatch(/<id>tag:www\.saumer\.example,2026:announcements\.\w+\/de<\/id>/)
      const [, published, updated] =
        /<title>[^<]+<\/title><published>([^<]+)<\/published><updated>([^<]+)</.exec(entry) ?? []
      expect(updated).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
      expect(updated).toBe(published)
      expect({ url, status: (await ask(app, url.replace(ORIGIN, ''))).status }).toEqual({
        url,
        status: 200,
      })
    }
  })

  test('are named in the head of the pages that show them', async () => {
    const { body } = await ask(app, '/de/aktuelles')
    expect(body).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/feeds/de.xml">'
    )
    expect((await ask(app, '/de')).body).not.toContain('atom+xml')
  })

  test('can be subscribed to where all of them are', async () => {
    const { props } = await visit(app, '/de/aktuelles')
    for (const [locale, url] of Object.entries(props.localize as Record<string, string>)) {
      const { body } = await ask(app, url)
      expect(body).toMatch(new RegExp(`<a href="/feeds/${locale}\\.xml"[^>]*>[^<]+ \\(Atom\\)<`))
    }
  })

  test('have a feed in each language that they are told in', async () => {
    const { props } = await visit(app, '/de/aktuelles')
    const told = new Set(Object.keys(props.localize as Record<string, string>))
    for (const locale of LOCALES) {
      const { status, body } = await ask(app, `/feeds/${locale}.xml`)
      expect({ locale, status }).toEqual({ locale, status: told.has(locale) ? 200 : 404 })
      if (told.has(locale)) expect(body).toContain(` xml:lang="${locale}"`)
    }
  })

  test('of an unknown language are missing', async () => {
    await expect(await ask(app, '/feeds/xx.xml')).toHaveStatus(404)
  })
})

describe('events', () => {
  test('are a calendar, named in the head of the home page', async () => {
    expect((await ask(app, '/de')).body).toContain(
      '<link rel="alternate" type="text/calendar" href="/calendars/de.ics">'
    )
    const { status, headers, body } = await ask(app, '/calendars/de.ics')
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/calendar; charset=utf-8',
    })
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(body).toContain('UID:bodenforum_mitte@www.saumer.example\r\n')
  })

  test('lie each where its address leads on the home page', async () => {
    const { body } = await ask(app, '/de')
    const urls = body.matchAll(/"url":"https:\/\/www\.saumer\.example\/de#(event-[a-z_]+)"/g)
    const anchors = Array.from(urls, ([, anchor]) => anchor)
    expect(anchors.length).toBeGreaterThan(0)
    for (const anchor of anchors) expect(body).toContain(` id="${anchor}"`)
  })

  test('can be put into a calendar, each by its own link', async () => {
    const { body } = await ask(app, '/de')
    const shown = body.match(/<li id="event-/g) ?? []
    const links = Array.from(body.matchAll(/<a href="(\/calendars\/de\/[a-z_]+\.ics)"/g))
    expect(links.length).toBeGreaterThan(0)
    expect(links).toHaveLength(shown.length)
    for (const [, url] of links) await expect(await ask(app, url ?? '')).toHaveStatus(200)
  })

  test('are calendars of their own, gone when they have expired', async () => {
    const url = '/calendars/de/open_day_saumingen.ics'
    const { status, body } = await ask(app, url)
    expect(status, body).toBe(200)
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    await expect(await ask(app, '/calendars/de/nothing.ics')).toHaveStatus(404)
    await expect(await ask(app, '/calendars/xx/open_day_saumingen.ics')).toHaveStatus(404)

    const { from } = await import('#database/query')
    await from('events').where('id', 'open_day_saumingen').update({ expires_on: '2020-01-01' })
    await expect(await ask(app, url)).toHaveStatus(410)
    expect((await ask(app, '/calendars/de.ics')).body).not.toContain('UID:open_day_saumingen')
  })
})
