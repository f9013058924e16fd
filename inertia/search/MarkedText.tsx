import type { Marked } from '#search/marks'

/** A text in which the matches of a query are marked. */
export function MarkedText({ text }: { text: Marked }) {
  return text.map((piece, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no other key than their index
      <mark key={index} className="bg-hairline px-0.5 text-inherit">
        {piece}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no other key than their index
      <span key={index}>{piece}</span>
    )
  )
}
