import type { ComponentProps } from 'react'
import { ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { Checkbox } from '~/forms/fields/Checkbox'
import { ExternalLink } from '~/ui/ExternalLink'

/** Stands in the sentence where the link is to be. */
const LINK = '|'

/**
 * The box that agrees to a form's policy. The data policy opens in a tab of its own: what was
 * entered stays here.
 */
export function PolicyBox({ form, ...box }: PolicyBoxProps) {
  const t = useText()
  const target = useRoute()(ROUTES.privacy)
  const words = t(`${form}.policy_link`)
  const [before, after] = t(`${form}.policy`, { link: LINK }).split(LINK)

  return (
    <Checkbox
      {...box}
      required
      label={
        <>
          <span>{before}</span>
          <ExternalLink {...target} className="text-link">
            {words}
          </ExternalLink>
          <span>{after}</span>
        </>
      }
    />
  )
}

type PolicyBoxProps = Omit<ComponentProps<typeof Checkbox>, 'label' | 'form'> & {
  /** Whose words it has: those of the newsletter are kept as the proof of consent. */
  form: 'contact.form' | 'newsletter.form'
}
