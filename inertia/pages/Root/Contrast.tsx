import { useId } from 'react'
import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { useText } from '~/context/useText'
import { ContrastForm } from '~/contrast/ContrastForm'
import { ContrastResult } from '~/contrast/ContrastResult'
import { StairStrips } from '~/contrast/StairStrips'
import { EmptyState } from '~/ui/EmptyState'
import { Section } from '~/ui/Section'

/**
 * The contrast checker: the contrast of a tread and its nosing, and nosings with sufficient
 * contrast to the tread. A contrast is printed alone.
 */
export default function Contrast(props: PageProps<'Root/Contrast'>) {
  const { questions, result, strips, ...page } = props
  const t = useText()
  const heading = useId()
  return (
    <ContentPage page={page} compact>
      <Section>
        <h2 className="sr-only">{t('contrast.form')}</h2>
        <ContrastForm questions={questions} />
      </Section>
      {result && (
        <Section>
          <ContrastResult result={result} />
        </Section>
      )}
      {strips && strips.list.length > 0 && (
        <Section className={result ? 'print:hidden' : ''}>
          <h2 id={heading} className="mb-8 text-h2">
            {t('contrast.strips')}
          </h2>
          <p className="mb-6 text-steel">
            <span>{`${t('contrast.tread')}: `}</span>
            <span lang={strips.tread.lang}>{strips.tread.title}</span>
          </p>
          <StairStrips strips={strips.list} measure={strips.measure} labelledBy={heading} />
        </Section>
      )}
      {strips?.list.length === 0 && (
        <Section>
          <EmptyState title={t('contrast.none_title')} text={t('contrast.none_text')} />
        </Section>
      )}
    </ContentPage>
  )
}
