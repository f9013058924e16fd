import type { PageProps } from '#start/pages'
import { ContentPage } from '~/components/ContentPage'

export default function Show(page: PageProps<'Root/Show'>) {
  return <ContentPage page={page} />
}
