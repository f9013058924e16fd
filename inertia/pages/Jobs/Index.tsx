import { ROUTES } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { CoverLink } from '~/ui/CoverLink'
import { EmptyState } from '~/ui/EmptyState'
import { Section } from '~/ui/Section'

export default function Index({ jobs, note, ...page }: PageProps<'Jobs/Index'>) {
  const t = useText()
  return (
    <ContentPage page={page}>
      {jobs.length === 0 ? (
        <Section>
          <EmptyState title={t('records.ui.no_jobs_title')} text={t('records.ui.no_jobs_text')}>
            <Button route={ROUTES.contact} variant="outline">
              {t('records.ui.contact')}
            </Button>
          </EmptyState>
        </Section>
      ) : (
        <Section title={t('records.ui.jobs', { count: jobs.length })}>
          {note && <p className="measure mb-8">{note}</p>}
          <ul className="border-t border-ink">
            {jobs.map((job) => (
              <li
                key={job.key}
                className="relative grid gap-x-8 gap-y-3 border-b border-hairline py-6 transition-colors hover:bg-sand lg:grid-cols-12"
              >
                <div className="lg:col-span-6">
                  <h3 className="text-h3" lang={langOf(job, 'title')}>
                    <CoverLink route={job.key} className="hover:text-red">
                      {job.title}
                    </CoverLink>
                  </h3>
                  <p className="measure mt-2" lang={langOf(job, 'text')}>
                    {job.text}
                  </p>
                </div>
                <p className="text-steel lg:col-span-3">
                  <span lang={langOf(job, 'place')}>{job.place}</span>
                  <br />
                  <span>{job.type}</span>
                </p>
                <p className="lg:col-span-3">
                  <span>{job.pay}</span>
                  <br />
                  <span className="text-steel" lang={langOf(job, 'start')}>
                    {job.start}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </ContentPage>
  )
}
