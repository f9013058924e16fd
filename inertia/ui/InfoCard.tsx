import { ExternalLink } from '~/ui/ExternalLink'
import { Icon } from '~/ui/Icon'

/** A card that links to another site (specification §2 "info card"). The whole card is the link. */
export function InfoCard({ text, link, lang }: { text: string; link: string; lang?: string }) {
  return (
    <ExternalLink
      href={link}
      className="flex items-start justify-between gap-6 bg-sand p-6 transition-colors hover:bg-ink hover:text-paper"
      lang={lang}
    >
      <span>{text}</span>
      <Icon name="external" size={20} />
    </ExternalLink>
  )
}
