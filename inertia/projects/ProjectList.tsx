import type { Project } from '#projects/projects'
import { TeaserList } from '~/content/TeaserList'
import { langOf } from '~/context/langOf'

/** A strip of projects with the use of the building, place and year. */
export function ProjectList({ projects }: ProjectListProps) {
  return (
    <TeaserList
      strip
      teasers={projects.map((project) => ({
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
}
