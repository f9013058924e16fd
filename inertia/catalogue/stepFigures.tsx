import type { Elements } from '~/ui/elements'

/** A guide with its drawings: files of a folder, by their steps and kinds, and what they show. */
type DrawnGuide = {
  folder?: string
  steps: readonly { id: string; drawings?: Record<string, string> }[]
}

/** Renders the drawings of a step of an installation guide, by the id of the step. */
export function stepFigures({ folder, steps }: DrawnGuide): (step: string) => Elements {
  return (id) => {
    const drawings = steps.find((step) => step.id === id)?.drawings
    if (!drawings) return null
    return Object.entries(drawings).map(([kind, shown]) => (
      <img
        key={kind}
        src={`${folder}/${id}-${kind}.svg`}
        alt={shown}
        width={480}
        height={270}
        loading="lazy"
        className="h-auto w-full bg-sand"
      />
    ))
  }
}
