import { useState } from 'react'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useHydrated } from '~/context/useHydrated'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { useListRequest } from '~/material_list/useListRequest'
import { Button } from '~/ui/Button'
import { CopyButton } from '~/ui/lazy/CopyButton'
import { WhenHydrated } from '~/ui/loading/WhenHydrated'

/**
 * Actions for a list: send only its hand samples with the contact form, download it as CSV, print it,
 * or copy its URL.
 */
export function MaterialListTools({ list, samples }: { list: string; samples: string }) {
  const t = useText()
  const { locale } = useShared()
  const path = useCurrentPath()
  const isHydrated = useHydrated()
  const request = useListRequest(samples)
  const query = new URLSearchParams({ list })
  return (
    <div className="grid gap-x-16 gap-y-10 border-t border-ink pt-6 lg:grid-cols-2">
      <div className="flex flex-wrap content-start items-center gap-x-6 gap-y-4">
        {samples !== '' && (
          <Button page={request} variant="outline" size="lg">
            {t('material_list.ui.ask_samples')}
          </Button>
        )}
        <a
          href={`/data/list/${locale}.csv?${query}`}
          download
          className="text-link inline-block py-2.5 font-medium"
        >
          {t('material_list.ui.csv')}
        </a>
        <WhenHydrated>
          <button
            type="button"
            onClick={() => window.print()}
            className="text-link inline-block py-2.5 font-medium"
          >
            {t('material_list.ui.print')}
          </button>
        </WhenHydrated>
      </div>
      <div>
        <h2 className="text-h3">
          <a href={`${path}?${query}`} className="text-link">
            {t('material_list.ui.share')}
          </a>
        </h2>
        <p className="measure mt-2 text-sm text-steel">{t('material_list.ui.share_text')}</p>
        <div className="mt-4 min-h-10 noscript:hidden">
          {isHydrated && <CopyAddress address={`${path}?${query}`} />}
        </div>
      </div>
    </div>
  )
}

/** A button that copies the list's URL. If that is refused, the URL is shown and selected. */
function CopyAddress({ address }: { address: string }) {
  const t = useText()
  const [denials, setDenials] = useState(0)
  const { href } = new URL(address, window.location.href)
  return (
    <>
      <CopyButton text={href} onDenied={() => setDenials((count) => count + 1)}>
        {t('material_list.ui.copy')}
      </CopyButton>
      {denials > 0 && (
        <input
          key={denials}
          ref={select}
          readOnly
          value={href}
          aria-label={t('material_list.ui.share')}
          className="field-box mt-4"
        />
      )}
    </>
  )
}

function select(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}
