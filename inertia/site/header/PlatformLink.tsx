import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { ExternalLink } from '~/ui/ExternalLink'
import { Icon } from '~/ui/Icon'

/** A link to the separate product platform, opened in a new tab. */
export function PlatformLink() {
  const t = useText()
  const { platformLink } = useShared()
  return (
    <ExternalLink
      href={platformLink}
      className="inline-flex min-h-11 items-center lg:min-h-6 gap-1.5 hover:underline"
    >
      <span>{t('global.product_platform')}</span>
      <Icon name="external" size={14} />
    </ExternalLink>
  )
}
