import type { Page } from 'playwright/test'
import { expectAbove } from '../layout'
import { expect, settle } from '../test'

/** A question, and the place of its answer, which is folded at first. */
export const [QUESTION, ANSWER] = [/Brauche ich eine Rampe\?/, '#panel-choosing-height_offset']

/** A link that an editor may write, in the content. */
export async function addLink(page: Page, href: string, id = 'added') {
  await page.evaluate(
    ([address, name]) => {
      const link = Object.assign(document.createElement('a'), { href: address, id: name })
      link.textContent = 'Hierher'
      document.querySelector('main')?.append(link)
    },
    [href, id] as const
  )
  return page.locator(`#${id}`)
}

/** The answer is unfolded and has the focus; its question is in view, clear of the header. */
export async function expectAnswered(page: Page) {
  const answer = page.locator(ANSWER)
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport()
  await settle(page)
  const question = page.locator('summary').filter({ hasText: QUESTION })
  await expectAbove(page.getByRole('banner'), question)
}
