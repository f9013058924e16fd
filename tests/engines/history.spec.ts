import type { Tab } from './tab'
import { expect, test } from './test'

/**
 * Waits until Inertia has saved the scroll position, which it does shortly after the last scroll
 * event. Pictures and fonts that arrive meanwhile may move it by a few lines.
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

/** Pictures that arrive meanwhile may move the content by a few lines. */
async function expectPlace(tab: Tab, place: number) {
  await tab.waitFor(
    `the page is scrolled to ${place} px`,
    (top) => Math.abs(window.scrollY - top) < 50,
    place
  )
}

/** Follows the link by script, because a mouse click would scroll to it first. */
async function visitImprint(tab: Tab) {
  await tab.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href$="/impressum"]')?.click()
  )
  await tab.expectAddress('/de/impressum')
}

test('Back within the site leads to where the visitor was reading', async ({ tab }) => {
  await tab.open('/de')
  await tab.scrollTo(1500)
  await noted(tab, 1500)
  await visitImprint(tab)
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

test('what was unfolded is so on the way back, where the visitor was reading', async ({ tab }) => {
  const expectReading = async (place: number) => {
    await tab.waitFor('three answers are unfolded', () => {
      const open = Array.from(document.querySelectorAll('main details'), (each, index) =>
        each.hasAttribute('open') ? [index] : []
      )
      return open.flat().join() === '0,2,5'
    })
    await expectPlace(tab, place)
  }
  await tab.open('/de/service/fragen')
  await tab.evaluate(() => {
    const questions = document.querySelectorAll<HTMLElement>('main summary')
    for (const index of [0, 2, 5]) questions[index]?.click()
  })
  await tab.settle()
  await tab.scrollTo(700)
  await noted(tab, 700)

  await visitImprint(tab)
  await expectPlace(tab, 0)
  await tab.back()
  await tab.expectAddress('/de/service/fragen')
  await expectReading(700)

  await tab.evaluate(() => location.assign('/health'))
  await tab.expectAddress('/health')
  await tab.back()
  await tab.expectAddress('/de/service/fragen')
  await tab.alive()
  await expectReading(700)

  await tab.evaluate(() => {
    document.documentElement.id = 'left'
    location.reload()
  })
  await tab.waitFor('the page is loaded anew', () => document.documentElement.id === '')
  await tab.alive()
  await expectReading(700)
})

test('a colour that was unfolded is so on the way back', async ({ tab }) => {
  await tab.open('/de/farben#colour-bronze_matt')
  await tab.part('#colour-bronze_matt').shown()
  await tab.evaluate(() =>
    document.querySelector<HTMLElement>('main details[name=colour]:not([open]) summary')?.click()
  )
  await tab.part('#colour-bronze_matt').hidden()
  await tab.settle()
  await visitImprint(tab)
  await tab.back()
  await tab.expectAddress('/de/farben#colour-bronze_matt')
  await tab.waitFor('the first colour alone is unfolded', () => {
    const open = document.querySelectorAll('main details[name=colour][open]')
    return open.length === 1 && open[0] === document.querySelector('main details[name=colour]')
  })
  await tab.settle()
  await tab.part('#colour-bronze_matt').hidden()
})

test('Back to a page that was opened at a place leads there, with the header still in view', async ({
  tab,
}) => {
  await tab.open('/de/farben#bronze')
  await tab.waitFor('the page is scrolled to the place', () => window.scrollY > 500)
  await tab.settle()
  const place = await tab.scrolled()
  await noted(tab, place)
  await visitImprint(tab)
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
