import type { PageProps } from '#start/pages'
import { AdviceResult } from '~/adviser/AdviceResult'
import { AdviserForm } from '~/adviser/AdviserForm'
import { ContentPage } from '~/content/ContentPage'

/** The profile adviser: the questions, and beside them the articles that fit the answers. */
export default function Adviser(props: PageProps<'ProductFamilies/Adviser'>) {
  const { trail, questions, step, answers, count, none, fits, misses, ...page } = props
  return (
    <ContentPage page={page} trail={trail}>
      <div className="container-page mt-10 grid items-start gap-x-16 gap-y-12 lg:mt-section lg:grid-cols-12">
        <AdviserForm questions={questions} step={step} query={page.meta.query} />
        <AdviceResult
          answers={answers}
          count={count}
          none={none}
          fits={fits}
          misses={misses}
          step={step}
          query={page.meta.query}
        />
      </div>
    </ContentPage>
  )
}
