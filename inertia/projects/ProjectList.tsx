import { TeaserList } from '~/content/TeaserList'
import type { Reference } from '#content/pages/references'

/** Reference projects with their sector, place and year. */
export function ProjectList(props: { projects: readonly Reference[]; level?: 2 | 3 }) {
  return (
    <TeaserList
      level={props.level}
      teasers={props.projects.map((project) => ({
        ...project,
        eyebrow: (
          <>
            {project.sector}, <span lang={project.lang?.place}>{project.place}</span>,{' '}
            {project.year}
          </>
        ),
      }))}
    />
  )
}
