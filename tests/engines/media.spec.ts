import type { Tab } from './tab'
import { test } from './test'

/** The row of the open gallery, and the links that open it. */
const GALLERY = 'dialog[open] > ul'
const thumbnail = (index: number) => `figure ul li:nth-child(${index + 1}) a[href^="/media/"]`

const [NEXT, PREVIOUS] = ['Weiter', 'Zurück']

/** Opens one of four pictures and waits until the row has scrolled to it. */
async function openPicture(tab: Tab, index: number) {
  await tab.open('/de/unternehmen')
  await tab.part(thumbnail(index)).click()
  await shows(tab, index)
}

/** Whether row, text and buttons all show the state of this picture out of four. */
async function shows(tab: Tab, index: number) {
  await tab.part('dialog[open] [aria-live]').expectText(`Bild ${index + 1} von 4`)
  await tab.waitFor(
    `picture ${index + 1} lies in the middle`,
    (selector, shown) => {
      const picture = document.querySelector(selector)?.children[shown]
      return Math.abs(picture?.getBoundingClientRect().left ?? 1) < 1
    },
    GALLERY,
    index
  )
  await tab.part('dialog[open] button', NEXT).expectAttribute('aria-disabled', String(index === 3))
  await tab
    .part('dialog[open] button', PREVIOUS)
    .expectAttribute('aria-disabled', String(index === 0))
}

test('the gallery opens at a picture, and turns by keys and buttons', async ({ tab }) => {
  await openPicture(tab, 2)
  await tab.part('dialog[open] button', PREVIOUS).click()
  await shows(tab, 1)
  await tab.press('ArrowRight', 'ArrowRight')
  await shows(tab, 3)
  await tab.press('Home')
  await shows(tab, 0)
  await tab.press('Escape')
  await tab.part(GALLERY).hidden()
  await tab.part(thumbnail(2)).expectFocused()
})

test('a turn that something interrupts leaves words and buttons that say what is shown', async ({
  tab,
}) => {
  await openPicture(tab, 0)
  await tab.press('End')
  await tab.part('dialog[open]').evaluate((dialog) => {
    dialog.scrollTo({ left: dialog.clientWidth, behavior: 'instant' })
  })
  await shows(tab, 1)
})

for (const [what, part, count] of [
  ['slider', '#slider', 4],
  ['carousel', '#carousel', 4],
] as const) {
  test(`the ${what} turns by its buttons, its dots and a key`, async ({ tab }) => {
    await tab.open('/de/designsystem')
    const next = tab.part(`${part} button`, NEXT)
    const dots = `${part} section:first-of-type ul button`
    await next.click()
    await inPlace(tab, part, 1)
    await tab.part(`${part} [aria-live]`, `Bild 2 von ${count}`).evaluate(() => undefined)
    await tab.part(dots, `Bild ${count} von ${count}`).click()
    await inPlace(tab, part, count - 1)
    await next.expectAttribute('aria-disabled', 'true')
    await tab.part(`${part} button`, PREVIOUS).focus()
    await tab.press('Enter')
    await inPlace(tab, part, count - 2)
  })
}

/** Waits until a slide has arrived at its position. */
async function inPlace(tab: Tab, part: string, index: number) {
  await tab.waitFor(
    `slide ${index + 1} of ${part} is in its place`,
    (selector, shown) => {
      const viewport = document.querySelector(`${selector} [data-carousel]`)
      const slide = viewport?.querySelectorAll('[role="group"]')[shown]
      const [a, b] = [viewport, slide].map((each) => each?.getBoundingClientRect().left ?? 0)
      return Math.abs((a ?? 0) - (b ?? 9)) < 8
    },
    part,
    index
  )
}

test('an accordion opens and closes each of its panels', async ({ tab }) => {
  await tab.open('/de')
  const summary = tab.part('summary', 'Kleben oder schrauben')
  const panel = tab.part('details[open] .rich-text')
  await panel.hidden()
  await summary.click()
  await panel.shown()
  await summary.focus()
  await tab.press('Enter')
  await panel.hidden()
})

test('a solid is shown, or its picture where the machine cannot draw it', async ({ tab }) => {
  await tab.open('/de/produkte/uebergangsprofile/uebergang-38-clip')
  await tab.part('a[href$=".glb"]').click()
  await tab.part('button', 'Zurück zur Zeichnung').shown()
  await tab.waitFor(
    'the solid or its picture is shown',
    () =>
      document.querySelector('main [role="application"][aria-busy="false"] canvas') ??
      document.querySelector(
        'main [role="group"][aria-label] svg, main [role="group"][aria-label] img'
      )
  )
  await tab.part('button', 'Zurück zur Zeichnung').click()
  await tab.part('a[href$=".glb"]').shown()
})
