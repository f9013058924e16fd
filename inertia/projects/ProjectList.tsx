import type { Project } from '#projects/projects'
import { TeaserList } from '~/content/TeaserList'
import { langOf } from '~/context/langOf'

/** A grid of projects with the use of the building, place and year. */
export function ProjectList(props: ProjectListProps) {
  return (
    <TeaserList
      level={props.level}
      strip={props.strip}
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

type ProjectListProps = {
  projects: readonly (Omit<Project, 'text'> & Partial<Pick<Project, 'text'>>)[]
  level?: 2 | 3
  /** Whether it is a row to swipe on small screens. */
  strip?: boolean
}
