import type { PageProps } from '#content/pages'
import { ContentPage } from '~/components/ContentPage'

export default function Show(page: PageProps<'Root/Show'>) {
  return <ContentPage page={page} />
}
