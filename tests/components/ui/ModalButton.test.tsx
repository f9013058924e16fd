import { expect, test } from 'vitest'
import { ModalButton } from '~/ui/dialog/ModalButton'
import { render, words } from '../render'

test('a button that opens a modal is called by its label', () => {
  const html = render(
    <ModalButton title="Titel" label="Mehr">
      <p>x</p>
    </ModalButton>
  )
  expect(words(html)).toMatch(/^Mehr/)
})
