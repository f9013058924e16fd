import type { PageProps } from '#start/pages'
import { ComparisonForm } from '~/comparison/ComparisonForm'
import { ComparisonTable } from '~/comparison/ComparisonTable'
import { ContentPage } from '~/content/ContentPage'
import { useText } from '~/context/useText'
import { EmptyState } from '~/ui/EmptyState'
import { Section } from '~/ui/Section'

/** The comparison: the form, and below it cross-sections and facts side by side. */
export default function Compare(props: PageProps<'ProductFamilies/Compare'>) {
  const { trail, families, choices, notices, products, colour, bar, facts, ...page } = props
  const t = useText()
  return (
    <ContentPage page={page} trail={trail} compact>
      <Section>
        <h2 className="sr-only">{t('comparison.form')}</h2>
        <ComparisonForm families={families} choices={choices} colour={colour} />
        <output className="block print:hidden">
          {notices.map((notice) => (
            <span key={notice} className="mt-4 block border-l-4 border-red pl-4 font-medium">
              {notice}
            </span>
          ))}
          {products.length === 1 && (
            <span className="mt-4 block border-l-4 border-ink pl-4">
              {t('comparison.one_text')}
            </span>
          )}
        </output>
      </Section>
      <Section>
        {products.length > 0 ? (
          <ComparisonTable products={products} colour={colour} bar={bar} facts={facts} />
        ) : (
          <EmptyState title={t('comparison.empty_title')} text={t('comparison.empty_text')} />
        )}
      </Section>
    </ContentPage>
  )
}
