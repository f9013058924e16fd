/**
 * The classes of text fields and selects: at least 48 px high, with a border of sufficient
 * contrast, and a bar at the start if the value is invalid.
 */
export const CONTROL =
  'block w-full min-h-12 border border-steel bg-paper px-4 py-2 text-left text-base text-ink transition-colors placeholder:text-steel hover:border-ink aria-invalid:border-l-4 aria-invalid:border-red aria-invalid:pl-[13px] disabled:cursor-not-allowed disabled:border-steel disabled:bg-sand disabled:text-steel'

/**
 * The classes of checkboxes and radio buttons: 24 px in a target of 44 px. With forced colours the
 * browser draws them.
 */
export const BOX =
  'relative my-3 size-6 shrink-0 appearance-none border border-steel bg-paper transition-colors hover:border-ink checked:border-ink data-invalid:border-red disabled:cursor-not-allowed disabled:border-steel disabled:bg-sand forced-colors:appearance-auto after:absolute after:-inset-2.75'
