/**
 * An import that can be tried again. Chromium remembers a failed one under its address for as long as
 * the page is open; its message names the address, and with a query that is asked for anew.
 *
 * @param load imports the part: `() => import('~/map/lazy/LeafletMap')`
 */
export function retryableImport<Part>(load: () => Promise<Part>): () => Promise<Part> {
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
