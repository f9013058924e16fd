import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { DownloadTile } from '~/blocks/SectionDownloads'
import { langOf } from '~/context/langOf'
import { State, States } from '~/designsystem/State'

/**
 * Download tiles with and without a picture, in another language, and as a link to another site.
 */
export function DownloadTileStates({ sample }: { sample: DesignsystemSample }) {
  const { file, image } = sample
  const title = { title: sample.title, titleLang: langOf(sample, 'title') }
  return (
    <States className="md:grid-cols-2">
      <State code="file image">
        <DownloadTile {...title} file={file} image={image[0]} fileLang={langOf(sample, 'file')} />
      </State>
      <State code="file">
        <DownloadTile {...title} file={file} fileLang={langOf(sample, 'file')} />
      </State>
      <State code="file fileLang">
        <DownloadTile {...title} file={file} fileLang="fi" />
      </State>
      <State code="link image">
        <DownloadTile {...title} link={sample.external_link} image={image[1]} />
      </State>
    </States>
  )
}
