/**
 * Returns an import that can be retried. Chromium caches a failed import by its URL while the page
 * is open. Its error message contains the URL; with a query string it is requested again.
 *
 * @param load imports the module: `() => import('~/map/lazy/LeafletMap')`
 */
export function retryableImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failed: string | undefined
  let attempts = 0

  return async () => {
    try {
      return await (failed ? import(/* @vite-ignore */ `${failed}?again=${++attempts}`) : load())
    } catch (error) {
      failed ??= /https?:\/\/\S+\.js/.exec(String(error))?.[0]
      throw error
    }
  }
}
