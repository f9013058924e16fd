import { Icon } from '~/ui/Icon'

/** The classes of the list below a field; it scrolls. */
export const LIST =
  'absolute inset-x-0 top-full z-20 -mt-px max-h-84 overflow-y-auto overscroll-contain border border-ink bg-paper focus-visible:outline-offset-0'

/** The classes of an option. The active one has an outline, which forced colours preserve. */
export const OPTION =
  'group flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-2 data-focus:bg-sand data-focus:outline-2 data-focus:-outline-offset-2 data-focus:outline-ink data-selected:font-medium'

/** The text of an option, with a tick if it is chosen. */
export function OptionText({ label }: { label: string }) {
  return (
    <>
      <span className="min-w-0">{label}</span>
      <span className="invisible text-red group-data-selected:visible">
        <Icon name="check" />
      </span>
    </>
  )
}
