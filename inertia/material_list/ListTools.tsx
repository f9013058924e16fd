import { useState } from 'react'
import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useHydrated } from '~/context/useHydrated'
import { useRoute } from '~/context/useRoute'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

/** What becomes of a list: into the contact form, on paper, into a table, and to somebody else. */
export function ListTools({ list, samples }: { list: string; samples: string }) {
  const t = useText()
  const { locale } = useShared()
  const path = useCurrentPath()
  const isHydrated = useHydrated()
  const contact = useRoute()(ROUTES.contact)
  const ask = (asked: string) =>
    `${contact.href}?${new URLSearchParams({ list: asked })}#${CONTACT_FORM_ANCHOR}`
  const query = new URLSearchParams({ list })
  return (
    <div className="grid gap-x-16 gap-y-10 border-t border-ink pt-8 lg:grid-cols-2">
      <div className="flex flex-wrap content-start items-center gap-x-6 gap-y-4">
        <Button page={ask(list)} size="lg">
          {t('list.ui.ask')}
        </Button>
        {samples !== '' && (
          <Button page={ask(samples)} variant="outline" size="lg">
            {t('list.ui.ask_samples')}
          </Button>
        )}
        <a
          href={`/data/list/${locale}.csv?${query}`}
          download
          className="text-link inline-block py-2.5 font-medium"
        >
          {t('list.ui.csv')}
        </a>
        {isHydrated && (
          <button
            type="button"
            onClick={() => window.print()}
            className="text-link inline-block py-2.5 font-medium"
          >
            {t('list.ui.print')}
          </button>
        )}
      </div>
      <div>
        <h2 className="text-h3">
          <a href={`${path}?${query}`} className="text-link">
            {t('list.ui.share')}
          </a>
        </h2>
        <p className="measure mt-2 text-sm text-steel">{t('list.ui.share_text')}</p>
        {isHydrated && <CopyAddress address={`${path}?${query}`} />}
      </div>
    </div>
  )
}

/** Puts the list's address on the clipboard and says so, also to those who do not see it. */
function CopyAddress({ address }: { address: string }) {
  const t = useText()
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard?.writeText(new URL(address, window.location.href).href).then(
      () => setCopied(address),
      () => undefined
    )
  return (
    <div className="mt-4 flex items-center gap-4">
      <Button variant="outline" onClick={copy}>
        {t('list.ui.copy')}
      </Button>
      <output className="text-sm text-steel">
        {copied === address && t('catalogue.tender.copied')}
      </output>
    </div>
  )
}
