import { readStorage, writeStorage } from '~/ui/storage'

const RELOADED = 'deployment.reloaded'

/**
 * After a deployment the document that a visitor has open names files that are gone. What needs one
 * shows its fallback where it stands (specification §8: the load fails); one reload brings the new
 * version, unless it would take something that the visitor has entered.
 */
export function reloadAfterDeployment() {
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated())
}

async function reloadIfOutdated() {
  if ((await isOutdated()) && !hasInput() && isFirstReload()) location.reload()
}

/** Asks as a visit does, which is refused once the site has another version than the document. */
async function isOutdated(): Promise<boolean> {
  const page = document.querySelector('script[data-page]')?.textContent ?? '{}'
  const { version } = JSON.parse(page) as { version?: string }
  const headers = { 'X-Inertia': 'true', 'X-Inertia-Version': String(version) }
  return fetch(location.href, { headers }).then(
    ({ status }) => status === 409,
    () => false
  )
}

/** Whether any field holds something, be it sent or not. */
function hasInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden]), textarea, select'
  )
  return Array.from(fields).some((field) =>
    /checkbox|radio/.test(field.type) ? field.checked !== field.defaultChecked : field.value !== ''
  )
}

/** Reloads once per tab; without storage never. */
function isFirstReload(): boolean {
  return (
    readStorage('sessionStorage', RELOADED) === null &&
    writeStorage('sessionStorage', RELOADED, 'true')
  )
}
