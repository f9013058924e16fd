import { describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, pageObject } from '#tests/visitor'

const { app } = givenSmallSite()

test('a picture that content names is served as it was drawn', async () => {
  const { props } = pageObject((await ask(app, '/de')).body)
  const image = (props.hero as { hero_image: { original_url: string } }).hero_image
  const { status, headers, body } = await ask(app, image.original_url)
  expect(status, body).toBe(200)
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(body).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"/>')
})

describe('what browsers ask for by its name is an icon, cached for a day:', () => {
  test.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icons/preview.jpg', 'image/jpeg'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('%s', async (url, type) => {
    const { status, headers, body } = await ask(app, url)
    expect(status, body).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=86400',
    })
  })

  test('every icon that the manifest names', async () => {
    const { body } = await ask(app, '/de')
    const manifest = /<link rel="manifest" href="([^"]+)"/.exec(body)?.[1] ?? 'no manifest'
    const { icons } = JSON.parse((await ask(app, manifest)).body)
    expect(icons).toHaveLength(3)
    for (const { src, type } of icons) {
      const { status, headers } = await ask(app, src)
      expect({ src, status, type: headers['content-type'] }).toEqual({ src, status: 200, type })
    }
  })
})

test.each([
  '/media/../site.sqlite',
  '/media/../../site.sqlite',
  '/media/%2e%2e/%2e%2e/site.sqlite',
  '/media/..%2f..%2fsite.sqlite',
  '/media/%2e%2e%2f%2e%2e%2fsite.sqlite',
  '/media/..%5c..%5csite.sqlite',
  '/media/..\\..\\site.sqlite',
  '/media/....//....//site.sqlite',
  '/media/%252e%252e/%252e%252e/site.sqlite',
  '/media//../../site.sqlite',
  '/media/..;/..;/site.sqlite',
  '/media/../../../../../../etc/passwd',
  '/media/%00',
  '/media/',
  '/media',
  '/assets/',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/.vite/manifest.json',
  '/.env',
  '/package.json',
  '/site.sqlite',
  '/storage/site.sqlite',
  '/resources/content/redirects.yaml',
  '/ssr/server/ssr.js',
])('only what is meant for visitors is served: not %s', async (url) => {
  const { status, body } = await ask(app, url)
  expect(status, body).toBe(404)
  expect(body).toContain('<!doctype html>')
})
