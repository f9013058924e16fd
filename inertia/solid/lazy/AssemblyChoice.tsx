import { useText } from '~/context/useText'

/** The assemblies that can be hidden, in the order of their checkboxes. */
const SHOWN = ['floor_left', 'floor_right', 'ground'] as const

/** Checkboxes that show and hide the floors and the ground around the profile. */
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
  /** The names of the solid's assemblies. */
  assemblies: readonly string[]
  hidden: ReadonlySet<string>
  onToggle: (name: string, isShown: boolean) => void
}
