import { test } from './test'

test('the search suggests what is meant, and finds an article by its number', async ({ tab }) => {
  await tab.open('/de/suche')
  await tab.part('#q').focus()
  await tab.part('#q[role="combobox"]').shown()
  await tab.type('treppenkan')
  await tab.part('[role="option"]').shown()
  await tab.press('ArrowDown')
  await tab.part('[role="option"][aria-selected="true"]').shown()
  await tab.press('Enter')
  await tab.expectAddress('/de/produkte/treppenkanten')

  await tab.open('/de/suche')
  await tab.part('#q').fill('10101')
  await tab.part('main button', 'Suchen').click()
  await tab.expectAddress('/de/suche?q=10101')
  await tab.part('main a[href*="#"]', '10101').click()
  await tab.expectAddress(/^\/de\/produkte\/.+#/)
})

test('the adviser narrows down with every answer, and Back takes one back', async ({ tab }) => {
  await tab.open('/de/produkte/profilberater?place=step&step=left')
  const height = tab.part('[name="left_mm"]')
  await height.fill('6,5')
  await tab.press('Tab')
  await tab.expectAddress('/de/produkte/profilberater?place=step&left_mm=6%2C5&step=left')
  const result = tab.part('#result')
  await result.expectText('2 Artikel passen')
  await height.fill('5,5')
  await tab.press('Tab')
  await result.expectText('Genau passt keiner.')
  await tab.back()
  await result.expectText('2 Artikel passen')
  await height.expectValue('6,5')
})

test('a filter takes effect at once, stands in the address, and Back undoes it', async ({
  tab,
}) => {
  await tab.open('/de/produkte')
  const result = tab.part('main form output, main form [role="status"]')
  await result.expectText('10 Produktfamilien')
  const height = tab.part('main form [name="height"]')
  await height.fill('8')
  await tab.press('Enter')
  await tab.expectAddress('/de/produkte?height=8')
  await result.expectText(/^\d+ Produktgruppen?$/)
  const material = tab.part('main form select[name="material"]')
  const [, first = ''] = await material.evaluate((select) =>
    Array.from((select as HTMLSelectElement).options, ({ value }) => value)
  )
  await material.choose(first)
  await tab.expectAddress(`/de/produkte?height=8&material=${first}`)
  await material.expectFocused()

  await tab.back()
  await tab.expectAddress('/de/produkte?height=8')
  await material.expectValue('')
  await tab.back()
  await tab.expectAddress('/de/produkte')
  await height.expectValue('')
  await result.expectText('10 Produktfamilien')
})

test('an article goes onto the list, gets its metres, and is there the next time', async ({
  tab,
}) => {
  await tab.open('/de/produkte/uebergangsprofile/uebergang-38-clip?article=10101')
  await tab.part('main a', 'Auf die Liste 10101').click()
  await tab.part('main a', 'Materialliste: 1 Position').click()
  await tab.expectAddress(/\/de\/produkte\/materialliste\?list=1\*\*10101$/)
  const length = tab.part('main [name="length.0"]')
  await length.choose('270')
  await tab.expectAddress(/\?list=1\*\*10101\*l270$/)
  await tab.part('main [name="metres.0"]').fill('3')
  await tab.press('Tab')
  await tab.expectAddress(/\?list=1\*\*10101\*l270\*m3$/)
  await tab.open('/de/produkte/materialliste')
  await tab.expectAddress(/\?list=1\*\*10101\*l270\*m3$/)
})

test('two products are compared, and one is left out again', async ({ tab }) => {
  await tab.open('/de/produkte/vergleich?product=transition.clip_38&product=skirting.mdf')
  const remove = tab.part('main a', 'Entfernen Übergang 38 Clip')
  await remove.shown()
  await remove.click()
  await tab.expectAddress('/de/produkte/vergleich?product=skirting.mdf')
  await remove.hidden()
  await tab.back()
  await remove.shown()
})
