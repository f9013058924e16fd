import { useText } from '~/context/useText'

/** What can be shown and hidden beside the profile, in the order of the choice. */
const SHOWN = ['floor_left', 'floor_right', 'ground'] as const

/** Shows and hides what the profile lies among. */
export function AssemblyChoice({ assemblies, hidden, onToggle }: AssemblyChoiceProps) {
  const t = useText()
  return (
    <fieldset className="flex flex-wrap gap-x-6 border-t border-hairline pt-2 text-sm">
      <legend className="sr-only">{t('solid.show')}</legend>
      {SHOWN.filter((name) => assemblies.includes(name)).map((name) => (
        <label key={name} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            checked={!hidden.has(name)}
            onChange={({ target }) => onToggle(name, target.checked)}
            className="size-5 accent-ink"
          />
          <span>{t(`solid.${name}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

type AssemblyChoiceProps = {
  /** The names of those that the solid has. */
  assemblies: readonly string[]
  hidden: ReadonlySet<string>
  onToggle: (name: string, isShown: boolean) => void
}
