import { describe, expect, test } from 'vitest'
import { ModalButton } from '~/ui/dialog/ModalButton'
import { render, words } from '../render'

describe('a button that opens a modal', () => {
  test('is called by the translation unless it has a label', () => {
    expect(
      words(
        render(
          <ModalButton title="Titel">
            <p>x</p>
          </ModalButton>
        )
      )
    ).toContain('global.components.open_modal')
    expect(
      words(
        render(
          <ModalButton title="Titel" label="Mehr">
            <p>x</p>
          </ModalButton>
        )
      )
    ).toMatch(/^Mehr/)
  })
})
