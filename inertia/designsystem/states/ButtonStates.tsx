import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { langOf } from '~/context/langOf'
import { State, States } from '~/designsystem/State'
import { BUTTON_SIZES, BUTTON_VARIANTS, Button, type ButtonProps } from '~/ui/Button'

/**
 * Buttons in all variants and sizes, as links and disabled, on light and dark backgrounds
 * (specification §2 "Buttons").
 */
export function ButtonStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <>
      <States className="md:grid-cols-2 xl:grid-cols-3">
        {BUTTON_VARIANTS.map((variant) => (
          <State key={variant} code={`variant="${variant}"`}>
            <Row variant={variant} sample={sample} />
          </State>
        ))}
      </States>
      <div className="on-ink mt-10 bg-ink py-10 text-paper">
        <div className="container-page grid gap-8 md:grid-cols-3">
          {ON_INK.map((variant) => (
            <Row key={variant} variant={variant} sample={sample} />
          ))}
        </div>
      </div>
    </>
  )
}

/** The variants for dark backgrounds. */
const ON_INK = ['primary', 'outline', 'text'] as const

/** Buttons in all sizes, a disabled one, and links to a page and to another site. */
function Row(props: { variant: NonNullable<ButtonProps['variant']>; sample: DesignsystemSample }) {
  const { variant, sample } = props
  const words = { variant, children: sample.link_text, lang: langOf(sample, 'link_text') }
  const targets = { label: sample.title, pageKey: sample.route_id }
  return (
    <div className="flex flex-wrap items-center gap-4">
      {BUTTON_SIZES.map((size) => (
        <Button key={size} size={size} {...words} />
      ))}
      <Button {...words} disabled />
      <Button {...words} {...targets} />
      <Button {...words} {...targets} disabled />
      <Button {...words} label={sample.title} href={sample.external_link} />
    </div>
  )
}
