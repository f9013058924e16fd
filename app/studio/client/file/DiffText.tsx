import type { DiffPart } from '#studio/text_diff'

/** Two versions of a text in one, with what one has and the other does not. */
export function DiffText({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map(({ value, added, removed }, place) => {
    const key = `${place} ${value}`
    if (added) return <ins key={key}>{value}</ins>
    return removed ? <del key={key}>{value}</del> : value
  })
}
