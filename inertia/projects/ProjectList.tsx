import type { Project } from '#projects/projects'
import { TeaserList } from '~/content/TeaserList'
import { langOf } from '~/context/langOf'

/** A grid of projects with the use of the building, place and year. */
export function ProjectList(props: { projects: readonly Project[]; level?: 2 | 3 }) {
  return (
    <TeaserList
      level={props.level}
      teasers={props.projects.map((project) => ({
        ...project,
        eyebrow: (
          <>
            <span>{`${project.sector}, `}</span>
            <span lang={langOf(project, 'place')}>{`${project.place}, `}</span>
            <span>{project.year}</span>
          </>
        ),
      }))}
    />
  )
}
