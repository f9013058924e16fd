import type { BlockOf } from '#content/blocks/blocks'
import type { WithLang } from '#content/schema/with_lang'
import { langOf } from '~/context/langOf'
import { DownloadTile } from '~/media/DownloadTile'
import { Section } from '~/ui/Section'

export function SectionDownloads(block: BlockOf<'SectionDownloads'>) {
  const { title, downloads } = block
  return (
    <Section title={title} titleLang={langOf(block, 'title')}>
      <ul className="grid gap-6 md:grid-cols-2">
        {downloads.map((download) => (
          <li key={download.id}>
            <Download download={download} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A download. Its `lang` has the file's language under the name of the content's field. */
type DownloadItem = BlockOf<'SectionDownloads'>['downloads'][number] & WithLang

function Download({ download }: { download: DownloadItem }) {
  const { title, image, file, link, lang } = download
  return (
    <DownloadTile
      title={title}
      titleLang={langOf(download, 'title')}
      image={image[0]}
      file={file}
      fileLang={lang?.file_download ?? lang?.file}
      link={link}
    />
  )
}
