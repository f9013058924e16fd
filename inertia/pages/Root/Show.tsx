import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'

export default function Show(page: PageProps<'Root/Show'>) {
  return <ContentPage page={page} />
}
