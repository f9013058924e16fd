import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { langOf } from '~/context/langOf'
import { State, States } from '~/designsystem/State'
import { BUTTON_SIZES, BUTTON_VARIANTS, Button, type ButtonProps } from '~/ui/Button'

/** Variants, sizes, links and the disabled state, on paper and on ink (specification §2 "Buttons"). */
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

/** Those that may stand on the dark ground. */
const ON_INK = ['primary', 'outline', 'text'] as const

/** Every size as a button, one that is disabled, and links to a page and out of the site. */
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
