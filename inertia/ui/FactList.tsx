/** A list of facts in two columns, ruled like a data sheet. */
export function FactList({ facts }: { facts: readonly ListedFact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] border-y border-hairline sm:grid-cols-2">
      {facts.map((fact) => (
        <div key={fact.id} className="-mb-px border-b border-hairline py-4 pr-4 sm:pr-6">
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
