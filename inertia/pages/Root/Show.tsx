import type { PageProps } from '#start/pages'
import { LinkedBlocks } from '~/blocks/parts/LinkedBlocks'
import { ContentPage } from '~/content/ContentPage'

export default function Show(page: PageProps<'Root/Show'>) {
  return (
    <ContentPage page={{ ...page, blocks: [] }}>
      <LinkedBlocks blocks={page.blocks} />
    </ContentPage>
  )
}
