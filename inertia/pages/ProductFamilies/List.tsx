import { useState } from 'react'
import { ROUTES } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { MaterialListBar } from '~/material_list/MaterialListBar'
import { MaterialListForm } from '~/material_list/MaterialListForm'
import { MaterialListTools } from '~/material_list/MaterialListTools'
import { MaterialListTotals } from '~/material_list/MaterialListTotals'
import { PrintedMaterialList } from '~/material_list/PrintedMaterialList'
import { useMaterialList } from '~/material_list/useMaterialList'
import { Button } from '~/ui/Button'
import { EmptyState } from '~/ui/EmptyState'
import { Section } from '~/ui/Section'

/** The material list in the URL. It is printed as a table. */
export default function List(props: PageProps<'ProductFamilies/List'>) {
  const { trail, list, samples, lines, totals, sums, unread, is_too_long, refused, ...page } = props
  const t = useText()
  const path = useCurrentPath()
  const { other, change: mark, flush, store } = useMaterialList(path, list, page.meta.query)
  /** A change of the shown list, which the link to the contact form takes along. */
  const [change, setChange] = useState({ of: list, to: list })

  return (
    <ContentPage page={page} trail={trail} compact>
      <Section>
        <h2 aria-live="polite" className="mb-6 text-h2">
          {lines.length > 0
            ? t('material_list.ui.lines', { count: lines.length })
            : t('material_list.ui.title')}
        </h2>
        {unread.length > 0 && (
          <div className="mb-8 callout px-4 py-3">
            <p>{t('material_list.ui.unread')}</p>
            <ul className="mt-2 list-disc pl-5 break-words">
              {unread.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        {is_too_long && <p className="mb-8 callout px-4 py-3">{t('material_list.ui.too_long')}</p>}
        {other !== '' && list !== '' && (
          <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 bg-sand px-4 py-3 print:hidden">
            <p>{t('material_list.ui.other')}</p>
            <Button variant="outline" page={`${path}?${new URLSearchParams({ list: other })}`}>
              {t('material_list.ui.other_show')}
            </Button>
            <Button variant="outline" onClick={store}>
              {t('material_list.ui.other_keep')}
            </Button>
          </div>
        )}
        <MaterialListForm
          list={list}
          lines={lines}
          refused={refused}
          onChange={(to) => {
            setChange({ of: list, to })
            mark(to)
          }}
        />
        {lines.length > 0 && <PrintedMaterialList lines={lines} />}
        {totals.length > 0 && <MaterialListTotals totals={totals} />}
        {sums.length > 0 && (
          <p className="mt-4 hidden font-semibold print:block">{sums.join('\u00A0· ')}</p>
        )}
        {lines.length > 0 && (
          <MaterialListBar
            list={change.of === list ? change.to : list}
            count={lines.length}
            sums={sums}
            onLeave={flush}
          />
        )}
        <noscript>
          <p className="mt-6 text-sm text-steel print:hidden">
            {t('material_list.ui.without_storage')}
          </p>
        </noscript>
      </Section>
      <Section className={list === '' ? '' : 'print:hidden'}>
        {list === '' ? (
          <EmptyState
            title={t('material_list.ui.empty_title')}
            text={t('material_list.ui.empty_text')}
          >
            <div className="flex flex-wrap gap-4 print:hidden">
              <Button route={ROUTES.products}>{t('material_list.ui.products')}</Button>
              <Button route={ROUTES.colours} variant="outline">
                {t('material_list.ui.colours')}
              </Button>
              <Button route={ROUTES.decors} variant="outline">
                {t('material_list.ui.decors')}
              </Button>
            </div>
          </EmptyState>
        ) : (
          <MaterialListTools list={list} samples={samples} />
        )}
      </Section>
    </ContentPage>
  )
}
