import type { PageProps } from '#start/pages'

/** A colour or decor to show at true size. */
export type TrueSwatch = Pick<
  PageProps<'ProductFamilies/ShowGroup'>['colours'][number],
  'code' | 'title' | 'lang' | 'image' | 'bar'
> & {
  /** Its name in the URL. */
  name: string
}
