/**
 * How every box looks that one writes in or chooses from: at least 48 px high, a border that carries
 * meaning, and a bar at its start where something is wrong.
 */
export const CONTROL =
  'block w-full min-h-12 border border-steel bg-paper px-4 py-2 text-left text-base text-ink transition-colors placeholder:text-steel hover:border-ink aria-invalid:border-l-4 aria-invalid:border-red aria-invalid:pl-[13px] disabled:cursor-not-allowed disabled:border-steel disabled:bg-sand disabled:text-steel'

/**
 * How every box to tick looks: 24 px wide in a target of 44 px, with its label as a part of it. In
 * forced colours the browser draws it.
 */
export const TICK =
  'relative my-3 size-6 shrink-0 appearance-none border border-steel bg-paper transition-colors hover:border-ink checked:border-ink data-invalid:border-red disabled:cursor-not-allowed disabled:border-steel disabled:bg-sand forced-colors:appearance-auto after:absolute after:-inset-2.75'
