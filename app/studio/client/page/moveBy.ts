import { router } from '@inertiajs/react'

/** The address that a change leads to; undefined if the page stays. */
export type Moved = { url?: string }

/**
 * Sends a change that may remove the shown page, and opens the address that it leads to. Until the
 * answer is there, Inertia's visits are cancelled: the development server announces the change
 * first, and a reload would ask for a page that may be gone.
 *
 * @returns whether the browser leaves for another document
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
