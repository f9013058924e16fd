import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { announceAddition, useAddition } from '~/material_list/addition'
import { useListItem } from '~/site/lazy/useListItem'
import { NavigationLink } from '~/site/NavigationLink'
import { Icon } from '~/ui/Icon'

/**
 * A bar at the foot of the window with a link to the material list and the number of its lines,
 * until the next click or visit. Only announced if the page shows it already.
 */
export function AdditionNotice() {
  const addition = useAddition()
  const { item, label } = useListItem(addition?.list ?? '')

  useEffect(() => {
    const dismiss = () => announceAddition()
    const removeNavigate = router.on('navigate', dismiss)
    document.addEventListener('click', dismiss)
    return () => {
      removeNavigate()
      document.removeEventListener('click', dismiss)
    }
  }, [])

  if (!addition || !item) return null
  if (addition.isShown) return <p className="sr-only">{label}</p>
  return (
    <p
      data-behind-menu
      className="toast on-ink fixed inset-x-0 bottom-0 z-30 flex h-16 items-center gap-3 bg-ink px-gutter print:hidden text-paper sm:ml-auto sm:w-96"
    >
      <Icon name="check" />
      <NavigationLink
        item={item}
        className="inline-flex min-h-11 items-center font-medium underline"
      >
        {label}
      </NavigationLink>
    </p>
  )
}
