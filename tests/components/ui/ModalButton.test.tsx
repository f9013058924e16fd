import { describe, expect, test } from 'vitest'
import { ModalButton } from '~/ui/ModalButton'
import { render, words } from '../render'

describe('a button that opens a modal', () => {
  test('is called by the translation unless it has a label', () => {
    expect(words(render(<ModalButton title="Titel">x</ModalButton>))).toContain(
      'global.components.open_modal'
    )
    expect(
      words(
        render(
          <ModalButton title="Titel" label="Mehr">
            x
          </ModalButton>
        )
      )
    ).toMatch(/^Mehr/)
  })
})
