import { ICON_NAMES, Icon } from '~/ui/Icon'

/** All icons with their names. */
export function IconSet() {
  return (
    <ul className="container-page mt-10 grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-4">
      {ICON_NAMES.map((name) => (
        <li key={name} className="border border-hairline p-5">
          <Icon name={name} size={28} />
          <p className="mt-4 text-xs text-steel" translate="no">
            {name}
          </p>
        </li>
      ))}
    </ul>
  )
}
