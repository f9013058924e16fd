import type { z } from 'zod'
import type { PageContext } from '#content/page_context'
import type { StoredPage } from '#content/page_queries'

/**
 * What one page component needs beside hero, intro and blocks.
 */
export type PageDefinition<Data extends z.ZodType, Props> = {
  /** What editors write under `data`. */
  data: Data
  /** Keys of pages whose content this one shows too. */
  includes?: readonly string[]
  /**
   * Builds the component's own props.
   *
   * @param included the included pages, best language first fallback, by key
   */
  load(
    data: z.output<Data>,
    context: PageContext,
    included: ReadonlyMap<string, StoredPage>
  ): Props | Promise<Props>
}

/** Defines a page component's content and props; infers both types. */
export function definePage<Data extends z.ZodType, Props>(
  definition: PageDefinition<Data, Props>
): PageDefinition<Data, Props> {
  return definition
}
