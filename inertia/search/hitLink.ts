import type { Hit } from '#search/hits'

/** Returns the attributes of the link to a hit. */
export function hitLink({ href, hrefLang, file, external }: Hit) {
  return {
    href,
    hrefLang,
    ...(external && { target: '_blank', rel: 'noopener' }),
    ...(file !== undefined && { download: true }),
  }
}
