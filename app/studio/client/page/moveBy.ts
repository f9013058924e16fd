import { router } from '@inertiajs/react'

/** Where a change leads: an address that the site has by now; none if the page stays. */
export type Moved = { url?: string }

/**
 * Makes a change that may take the shown page away, and opens the address that it leads to. The
 * site is told of the change before this is, and asks for nothing meanwhile: the page that it would
 * ask for may be gone.
 *
 * @returns whether another document is on its way
 */
export async function moveBy(change: () => Promise<Moved>): Promise<boolean> {
  let isBehind = false
  router.cancelAll()
  const release = router.on('before', () => {
    isBehind = true
    return false
  })
  const { url } = await change().catch((error: unknown) => {
    release()
    router.reload()
    throw error
  })
  if (url !== undefined) {
    location.assign(url)
    return true
  }
  release()
  if (isBehind) router.reload()
  return false
}
