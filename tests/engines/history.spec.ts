import type { Tab } from './tab'
import { expect, test } from './test'

/**
 * Waits until Inertia has noted where the window stands; it does so a moment after the last scroll.
 * Pictures and fonts that come meanwhile may have moved that by some lines.
 */
async function noted(tab: Tab, place: number) {
  await tab.waitFor(
    `${place} px is noted as the place`,
    (top) => {
      const { documentScrollPosition: position } = history.state ?? {}
      return Math.abs(position?.top - scrollY) <= 1 && Math.abs(scrollY - top) < 50
    },
    place
  )
}

/** Pictures that come meanwhile may move what is read by some lines. */
async function expectPlace(tab: Tab, place: number) {
  await tab.waitFor(
    `the page is scrolled to ${place} px`,
    (top) => Math.abs(window.scrollY - top) < 50,
    place
  )
}

test('Back within the site leads to where the visitor was reading', async ({ tab }) => {
  await tab.open('/de')
  await tab.scrollTo(1500)
  await noted(tab, 1500)
  await tab.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href$="/impressum"]')?.click()
  )
  await tab.expectAddress('/de/impressum')
  await expectPlace(tab, 0)
  await tab.part('main').expectFocused()
  await tab.back()
  await tab.expectAddress('/de')
  await expectPlace(tab, 1500)
})

test('Back from another document leads to where the visitor was reading', async ({ tab }) => {
  await tab.open('/de')
  await tab.scrollTo(1500)
  await noted(tab, 1500)
  await tab.evaluate(() => location.assign('/health'))
  await tab.expectAddress('/health')
  await tab.back()
  await tab.expectAddress('/de')
  await tab.alive()
  await expectPlace(tab, 1500)
})

test('Back to a page that was opened at a place leads there, with the header still in view', async ({
  tab,
}) => {
  await tab.open('/de/farben#bronze')
  await tab.waitFor('the page is scrolled to the place', () => window.scrollY > 500)
  await tab.settle()
  const place = await tab.scrolled()
  await noted(tab, place)
  await tab.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href$="/impressum"]')?.click()
  )
  await tab.expectAddress('/de/impressum')
  await expectPlace(tab, 0)
  await tab.back()
  await tab.expectAddress('/de/farben#bronze')
  await expectPlace(tab, place)
  await tab.settle()
  const { top } = await tab.part('header').box()
  expect(Math.round(top), 'the upper edge of the header').toBe(0)
})

test('a link to a place leads there, clear of the header, and so does its address', async ({
  tab,
}) => {
  const clear = async () => {
    await tab.expectAddress('/de/farben#bronze')
    await tab.waitFor('the group can be seen below the header', () => {
      const { top = -1 } = document.getElementById('bronze')?.getBoundingClientRect() ?? {}
      const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {}
      return top >= bottom - 1 && top < innerHeight / 2
    })
  }
  await tab.open('/de')
  await tab.part('main a', 'Bronze').click()
  await clear()
  await tab.part('#bronze').expectFocused()
  await tab.open('/de/farben#bronze')
  await clear()
})

test('the answer to a question that an address names is unfolded', async ({ tab }) => {
  await tab.open('/de/service/fragen#panel-choosing-height_offset')
  await tab.part('#panel-choosing-height_offset').shown()
  await tab.waitFor('the answer is in view', () => {
    const { top = -1 } =
      document.getElementById('panel-choosing-height_offset')?.getBoundingClientRect() ?? {}
    return top > 0 && top < innerHeight
  })
})
