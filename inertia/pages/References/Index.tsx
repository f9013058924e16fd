import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { Paging } from '~/content/Paging'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { FilterForm } from '~/filters/FilterForm'
import { Picture } from '~/media/Picture'
import { CoverLink } from '~/ui/CoverLink'
import { EmptyState } from '~/ui/EmptyState'
import { Section } from '~/ui/Section'

type Props = PageProps<'References/Index'>

export default function Index(props: Props) {
  const { sector, references, none, paging, ...page } = props
  const t = useText()
  return (
    <ContentPage page={page} compact>
      <Section>
        <FilterForm
          choices={[sector]}
          result={t('catalogue.ui.references', { count: paging.total })}
        />
        <div className="mt-12">
          {none ? <EmptyState title={none.title} /> : <References projects={references} />}
        </div>
        <Paging paging={paging} query={sector.value ? { sector: sector.value } : undefined} />
      </Section>
    </ContentPage>
  )
}

/** The projects with their pictures; on a phone two beside each other, without texts. */
function References({ projects }: { projects: Props['references'] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 max-xs:grid-cols-1 gap-y-8 sm:gap-x-8 lg:grid-cols-3">
      {projects.map((project) => (
        <li key={project.key} className="relative border-t border-ink pt-5">
          {project.image && (
            <Picture
              image={project.image}
              title={project.title}
              sizes="(width >= 64rem) 30vw, 46vw"
              className="mb-4 aspect-[3/2] w-full object-cover"
            />
          )}
          <p className="text-sm text-steel">
            <span>{`${project.sector}, `}</span>
            <span lang={langOf(project, 'place')}>{`${project.place}, `}</span>
            <span>{project.year}</span>
          </p>
          <h2
            className="mt-2 text-base font-semibold hyphens-auto sm:text-lg"
            lang={langOf(project, 'title')}
          >
            <CoverLink route={project.key} className="hover:text-red">
              {project.title}
            </CoverLink>
          </h2>
          <p className="mt-3 hidden sm:block" lang={langOf(project, 'text')}>
            {project.text}
          </p>
        </li>
      ))}
    </ul>
  )
}
