/**
 * A list of facts in two columns, ruled like a data sheet; in one where two long words do not fit
 * beside each other. The last of an odd number takes both columns, so that no line ends in the
 * middle.
 */
export function FactList({ facts }: { facts: readonly ListedFact[] }) {
  return (
    <dl className="grid grid-cols-words max-[22rem]:grid-cols-none border-t border-hairline">
      {facts.map((fact, index) => (
        <div
          key={fact.id}
          className={`border-b border-hairline py-4 pr-4 sm:pr-6 ${index % 2 === 0 && index === facts.length - 1 ? 'col-span-full' : ''}`}
        >
          <dt className="text-sm text-steel">{fact.label}</dt>
          <dd className="mt-1 font-medium first-letter:uppercase sm:text-lg" lang={fact.lang}>
            {fact.text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ListedFact = { id: string; label: string; text: string; lang?: string }
