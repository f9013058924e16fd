import { useMessages } from '~/hooks/useMessages'
import type { Swatch } from '#content/pages/colours_and_decors'

/** Colours as tall bars in metal's light, with name, number and finish beneath. */
export function SwatchGrid({ colours }: { colours: readonly Swatch[] }) {
  const t = useMessages()
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-5 xl:grid-cols-6">
      {colours.map((colour) => (
        <li key={colour.id}>
          <Bar hex={colour.hex} />
          <p className="mt-3 font-semibold hyphens-auto" lang={colour.lang?.title}>
            {colour.title}
          </p>
          <p className="text-sm text-steel">
            {colour.code}
            {colour.ral && `, ${colour.ral}`}
          </p>
          <p className="text-sm text-steel">
            {colour.material}, {colour.surface}
          </p>
          <p className="text-sm text-steel tabular-nums">
            {t('catalogue.ui.lrv', { value: colour.lrv })}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Flat colour with the light that falls on an anodised bar. */
function Bar({ hex }: { hex: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 32"
      preserveAspectRatio="none"
      className="block h-40 w-full border border-hairline sm:h-48"
    >
      <path fill={hex} d="M0 0h24v32H0z" />
      <path fill="#fff" fillOpacity=".28" d="M6 0h4v32H6z" />
      <path fill="#fff" fillOpacity=".14" d="M4 0h8v32H4z" />
      <path fill="#000" fillOpacity=".1" d="M20 0h4v32h-4z" />
    </svg>
  )
}
