import { useMessages } from '~/context/useMessages'
import { useShared } from '~/context/useShared'
import { ExternalLink } from '~/ui/ExternalLink'
import { Icon } from '~/ui/Icon'

/** The way to the separate product platform, in a new tab. */
export function PlatformLink() {
  const t = useMessages()
  const { platformLink } = useShared()
  return (
    <ExternalLink
      href={platformLink}
      className="inline-flex min-h-6 items-center gap-1.5 hover:underline"
    >
      {t('global.product_platform')}
      <Icon name="external" size={14} />
    </ExternalLink>
  )
}
