import type { Elements } from '~/ui/elements'

/**
 * An installation guide with its drawings: a folder of files, and for each step and kind of drawing
 * the alt text.
 */
type DrawnGuide = {
  folder?: string
  steps: readonly { id: string; drawings?: Record<string, string> }[]
}

/** Returns a function that renders the drawings of a step by its id. */
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

/** Returns the file of a guide's last drawing of the section in place, which shows the result. */
export function lastDrawing({ folder, steps }: DrawnGuide): string | undefined {
  const drawn = steps.flatMap(({ id, drawings = {} }) =>
    Object.keys(drawings).map((kind) => ({ kind, name: `${id}-${kind}` }))
  )
  const result = drawn.findLast(({ kind }) => kind === 'seated') ?? drawn.at(-1)
  return result && `${folder}/${result.name}.svg`
}
