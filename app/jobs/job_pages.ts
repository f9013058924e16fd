import type { JobPosting, Place } from 'schema-dts'
import type { Block } from '#content/blocks/blocks'
import { CONTACT_PERSON_TEXTS } from '#content/blocks/contact_person'
import type { PageContext } from '#content/pages/context'
import { definePage } from '#content/pages/define_page'
import { findListedPages, type ListedPage } from '#content/pages/listed_pages'
import { addressJsonLd, type JsonLdBuilder } from '#content/pages/metadata/json_ld'
import type { TrailStep } from '#content/pages/metadata/trail'
import { contentTable } from '#content/schema/tables'
import type { WithLang } from '#content/schema/with_lang'
import { type JobData, jobSchema, jobsIndexSchema } from '#jobs/job_schema'
import { formatLocale, type Locale } from '#shared/locales'
import { perLocale } from '#shared/per_locale'
import { ROUTES } from '#shared/routes'
import { type Day, toDay } from '#texts/days'
import { keepRangesWhole } from '#texts/plain_text'

/** A job in a list. Its key is its route. */
export type Job = Pick<JobData, 'title' | 'text' | 'place' | 'start'> & {
  key: string
  /** Full time, part time or apprenticeship, as text. */
  type: string
  /** The pay range with its period. */
  pay: string
} & WithLang

function toJob({ key, data }: ListedPage<JobData>, context: PageContext): Job {
  const { title, text, place, start, lang } = data
  return {
    key,
    title,
    text,
    place,
    start,
    lang,
    type: context.t(`records.job.${data.type}`),
    pay: payText(data.pay, context),
  }
}

/** The page of all open jobs, also in languages that the jobs themselves are not described in. */
export const jobsIndex = definePage({
  texts: [
    'records.ui.contact',
    'records.ui.jobs',
    'records.ui.no_jobs_text',
    'records.ui.no_jobs_title',
  ],
  routes: [ROUTES.contact],
  data: jobsIndexSchema,
  query: ({ locale, today }) =>
    findListedPages('Jobs/Show', locale, (query) =>
      query
        .join('jobs', 'jobs.page_key', 'page_translations.page_key')
        .where('jobs.valid_through', '>=', today)
        .orderBy([{ column: 'jobs.published_on', order: 'desc' }, { column: 'jobs.page_key' }])
    ),
  toProps: ({ note, positions = [] }, context, { pages }) => ({
    note,
    jobs: pages.map((page): Job => {
      const job = toJob(page, context)
      const position = positions.find((each) => each.page === page.key)
      if (!position || !job.lang?.title) return job
      const { title, text, place, start } = position
      return { ...job, title, text, place, start, lang: undefined }
    }),
  }),
  structuredData: ({ jobs }, jsonLd) => jsonLd.list(jobs),
})

export const jobsShow = definePage({
  texts: ['records.ui.on_this_page', ...CONTACT_PERSON_TEXTS],
  routes: [ROUTES.jobs],
  data: jobSchema,
  anchors: () => ['contact'],
  tables: [contentTable('jobs', ['page_key'])],
  store: (data, key) => ({
    data,
    rows: {
      jobs: [{ page_key: key, published_on: data.published_on, valid_through: data.valid_through }],
    },
    expires_on: data.valid_through,
  }),
  toProps: (data, context) => ({
    trail: [
      { route: ROUTES.jobs, title: context.t('records.ui.all_jobs') },
      { route: null, title: data.title, lang: data.lang?.title },
    ] satisfies TrailStep[],
    job: {
      title: data.title,
      text: data.text,
      lang: data.lang,
      facts: [
        fact('place', data.place, context, data.lang?.place),
        fact('type', context.t(`records.job.${data.type}`), context),
        fact('start', data.start, context, data.lang?.start),
        fact('pay', payText(data.pay, context), context),
        fact('valid_through', toDay(data.valid_through, context.locale).text, context),
      ],
      valid_through: toDay(data.valid_through, context.locale) satisfies Day,
    },
    contact_person_id: data.contact,
  }),
  structuredData: ({ blocks }, jsonLd, data) =>
    [
      {
        '@type': 'JobPosting',
        title: data.title,
        identifier: { '@type': 'PropertyValue', name: jsonLd.name, value: jsonLd.key },
        url: jsonLd.url,
        description: [`<p>${data.text}</p>`, ...blocks.map((block) => toHtml(block, jsonLd))].join(
          ''
        ),
        datePosted: data.published_on,
        validThrough: data.valid_through,
        employmentType: EMPLOYMENT_TYPES[data.type],
        hiringOrganization: jsonLd.organization,
        jobLocation: places(data),
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'EUR',
          value: {
            '@type': 'QuantitativeValue',
            minValue: data.pay.min,
            maxValue: data.pay.max,
            unitText: data.pay.per.toUpperCase(),
          },
        },
      },
    ] satisfies JobPosting[],
})

/** Returns the workplaces: addresses of the company, or a region. */
function places({ addresses, place }: JobData): Place[] {
  if (addresses.length === 0) {
    return [
      {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressRegion: place, addressCountry: 'DE' },
      },
    ]
  }
  return addresses.map((address) => ({ '@type': 'Place', address: addressJsonLd(address) }))
}

type JobFact = 'place' | 'type' | 'start' | 'pay' | 'valid_through'

function fact(id: JobFact, text: string, { t }: PageContext, lang?: Locale) {
  return { id, text, lang, label: t(`records.job.${id}`) }
}

function toHtml(block: Block, jsonLd: JsonLdBuilder): string {
  if (block.type !== 'Text') return ''
  return `${block.title ? `<h3>${block.title}</h3>` : ''}${jsonLd.html(block.text)}`
}

/** The schema.org values of employment types. */
const EMPLOYMENT_TYPES: Record<JobData['type'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  apprenticeship: 'OTHER',
}

const wholeEuros = perLocale((locale) => eurosFormat(locale, 0))
const exactEuros = perLocale((locale) => eurosFormat(locale, 2))

function eurosFormat(locale: Locale, maximumFractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(formatLocale(locale), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits,
  })
}

function payText({ min, max, per }: JobData['pay'], { locale, t }: PageContext): string {
  const isWhole = Number.isInteger(min) && Number.isInteger(max)
  const euros = isWhole ? wholeEuros(locale) : exactEuros(locale)
  return t(`records.job.per_${per}`, { pay: keepRangesWhole(euros.formatRange(min, max)) })
}
