import { readStorage, writeStorage } from '~/ui/storage'

const RELOADED = 'deployment.reloaded'

/**
 * Reloads the document when a deployment has removed the files that it refers to. A component that
 * needs such a file shows its fallback (specification §8: the load fails). The document is reloaded
 * once for each version, unless the visitor would lose input.
 */
export function reloadAfterDeployment() {
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated())
}

async function reloadIfOutdated() {
  const page = document.querySelector('script[data-page]')?.textContent ?? '{}'
  const version = String(JSON.parse(page).version)
  if ((await isOutdated(version)) && !hasInput() && isFirstReload(version)) location.reload()
}

/** Sends an Inertia request, which is refused with 409 if a version is not the site's. */
async function isOutdated(version: string): Promise<boolean> {
  const headers = { 'X-Inertia': 'true', 'X-Inertia-Version': version }
  return fetch(location.href, { headers }).then(
    ({ status }) => status === 409,
    () => false
  )
}

/** Whether any field has a value, sent or not. */
function hasInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden]), textarea, select'
  )
  return Array.from(fields).some((field) =>
    /checkbox|radio/.test(field.type) ? field.checked !== field.defaultChecked : field.value !== ''
  )
}

/** Whether this tab has not been reloaded because of a version yet. Returns false without storage. */
function isFirstReload(version: string): boolean {
  return (
    readStorage('sessionStorage', RELOADED) !== version &&
    writeStorage('sessionStorage', RELOADED, version)
  )
}
