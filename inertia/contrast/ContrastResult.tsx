import { useState } from 'react'
import type { PageProps } from '#start/pages'
import { useHydrated } from '~/context/useHydrated'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { WhenHydrated } from '~/ui/loading/WhenHydrated'

type Result = NonNullable<PageProps<'Root/Contrast'>['result']>

/**
 * The contrast of two surfaces as a picture and in numbers. Printed, it is a record with a date.
 */
export function ContrastResult({ result }: { result: Result }) {
  const t = useText()
  const hydrated = useHydrated()
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12 print:grid-cols-12 print:gap-x-8">
      <Stairs tread={result.tread.hex} nosing={result.nosing.hex} />
      <div className="lg:col-span-7 print:col-span-8">
        <output className="block">
          {result.verdicts.map((each, index) => (
            <span key={each.measure} className="mb-6 block">
              <span className={`block ${index === 0 ? 'text-h2' : 'text-h3'}`}>{each.value}</span>
              <span
                className={`mt-3 block border-l-4 pl-4 ${each.verdict === 'low' ? 'border-red' : 'border-ink'}`}
              >
                <span className="block text-sm text-steel">{`${each.rule} `}</span>
                <span className="font-medium">{each.sentence}</span>
              </span>
            </span>
          ))}
        </output>
        <dl className="mt-2 border-t border-hairline">
          <Value label={t('contrast.tread')} surface={result.tread} />
          <Value label={t('contrast.nosing')} surface={result.nosing} />
          <div className="hidden border-b border-hairline py-3 print:block">
            <dt className="text-sm text-steel">{t('contrast.date')}</dt>
            <dd className="font-medium">{hydrated ? <Today /> : '____________'}</dd>
          </div>
        </dl>
        <p className="mt-4 text-sm text-steel">{`${t('contrast.note')} ${t('contrast.rounding')}`}</p>
        <div className="mt-6 print:hidden">
          <WhenHydrated>
            <Button variant="outline" onClick={() => window.print()}>
              {t('contrast.print')}
            </Button>
          </WhenHydrated>
        </div>
      </div>
    </div>
  )
}

/** The date in the browser. Pages are cached, so the server's date may be out of date. */
function Today() {
  const { locale } = useShared()
  const [today] = useState(() => new Date())
  return <span>{new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(today)}</span>
}

function Value({ label, surface }: { label: string; surface: Result['tread'] }) {
  const t = useText()
  const lrv = t('catalogue.ui.lrv', { value: surface.lrv })
  return (
    <div className="border-b border-hairline py-3">
      <dt className="text-sm text-steel">{label}</dt>
      <dd className="font-medium">
        {surface.title !== lrv && <span lang={surface.lang}>{`${surface.title}, `}</span>}
        <span>{lrv}</span>
      </dd>
    </div>
  )
}

/** Three steps seen from above, each with its nosing. */
function Stairs({ tread, nosing }: { tread: string; nosing: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 240"
      className="w-full border border-hairline lg:col-span-5 print:col-span-4"
    >
      <path fill={tread} d="M0 0h320v240H0z" />
      <path fill={nosing} d="M0 66h320v14H0zM0 146h320v14H0zM0 226h320v14H0z" />
    </svg>
  )
}
