import { expect, test } from 'vitest'
import { IconButton } from '~/ui/IconButton'
import { StepButton } from '~/ui/StepButton'
import { render, tag, words } from '../render'

test('an icon button says by its label what it does, and sends no form', () => {
  const html = render(<IconButton icon="close" label="Schließen" className="-mr-2.5" />)
  expect(tag(html, 'button')).toContain(' type="button" aria-label="Schließen"')
  expect(tag(html, 'svg')).toContain(' aria-hidden="true"')
  expect(words(html)).toBe('')
})

test('an icon button opens and closes a popover without JavaScript', () => {
  const html = render(
    <IconButton icon="close" label="Schließen" popoverTarget="menu" popoverTargetAction="hide" />
  )
  expect(tag(html, 'button')).toMatch(/popovertarget="menu" popovertargetaction="hide"/i)
})

test('at its end a step says that it is disabled, and can keep the focus', () => {
  const step = <StepButton icon="arrow" label="Weiter" disabled onClick={() => {}} />
  expect(tag(render(step), 'button')).toContain(' aria-disabled="true"')
  expect(tag(render(step), 'button')).not.toContain(' disabled')
})
