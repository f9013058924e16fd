import { collectAddresses, expect, open, scriptlessTest, test } from '../test'

const COMPANY = '/de/unternehmen'
const PLAYER = 'https://mediathek.saumer.example/player/presswerk'
const HEADING = 'Ein Gang durch das Presswerk'

test('a film elsewhere loads nothing before the click', async ({ page, expectProblem }) => {
  const asked: string[] = []
  await page.route('https://mediathek.saumer.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' })
  })
  await open(page, COMPANY)
  const load = page.getByRole('button', { name: 'Video laden' })
  await load.scrollIntoViewIfNeeded()
  await expect(page.getByText('Das Video liegt bei Saumer Mediathek')).toBeVisible()
  expect(asked).toEqual([])
  await expect(page.locator('iframe')).toHaveCount(0)

  expectProblem(/^foreign: https:\/\/mediathek\.saumer\.example\/player\/presswerk$/)
  await load.press('Enter')
  const player = page.locator(`iframe[src="${PLAYER}"]`)
  await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible()
  await expect(player).toBeFocused()
  await expect(player).toHaveAttribute('title', HEADING)
  expect(asked).toEqual([PLAYER])

  /** After the page has changed, the focus stays where the visitor has put it. */
  const link = await page.evaluateHandle(() => {
    const href = `${location.pathname}?von=hier#content`
    const added = Object.assign(document.createElement('a'), { href, textContent: 'Hierher' })
    document.querySelector('main')?.append(added)
    return added
  })
  await link.press('Enter')
  await expect(page).toHaveURL(`${COMPANY}?von=hier#content`)
  await expect(player).toBeVisible()
  expect(await link.evaluate((each) => each === document.activeElement)).toBe(true)

  const box = await player.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
})

test('the poster of a film of ours comes when near, the film does not', async ({ page }) => {
  const posters = collectAddresses(page, /clip-profile-.*\.jpg$/)
  const films = collectAddresses(page, /\.webm$/)
  await page.setViewportSize({ width: 1440, height: 200 })
  await open(page, '/de/service')
  await page.waitForLoadState('networkidle')
  expect(posters).toEqual([])
  await page.locator('video').scrollIntoViewIfNeeded()
  await expect.poll(() => posters).toHaveLength(1)
  expect(films).toEqual([])
})

test('a film of ours plays, with captions', async ({ page }) => {
  await open(page, '/de/service')
  const video = page.locator('video')
  await video.scrollIntoViewIfNeeded()
  await video.evaluate((film: HTMLVideoElement) => film.play())
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0.6)
  const cue = video.evaluate(
    (film: HTMLVideoElement) => (film.textTracks[0].activeCues?.[0] as VTTCue | undefined)?.text
  )
  expect(await cue).toContain('Die Basis in der Fuge ausrichten')
})

scriptlessTest(
  'without JavaScript a film elsewhere is a link, and one of ours has its player',
  async ({ page }) => {
    await page.goto(COMPANY)
    const link = page.getByRole('link', { name: 'Bei Saumer Mediathek ansehen' })
    await expect(link).toHaveAttribute('href', PLAYER)
    await expect(page.getByRole('button', { name: 'Video laden' })).toHaveCount(0)

    await page.goto('/de/service')
    await expect(page.locator('video[controls]')).toBeVisible()
  }
)
