import { DownloadTile } from '~/media/DownloadTile'
import { Section } from '~/ui/Section'
import type { BlockOf } from '#content/blocks'
import type { WithLang } from '#content/page_context'

export function SectionDownloads({ title, downloads, lang }: BlockOf<'SectionDownloads'>) {
  return (
    <Section title={title} titleLang={lang?.title}>
      <ul className="grid gap-6 md:grid-cols-2">
        {downloads.map((download) => (
          <li key={download.id}>
            <Download {...download} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type DownloadItem = BlockOf<'SectionDownloads'>['downloads'][number] & WithLang

function Download({ title, image, file, link, lang }: DownloadItem) {
  return (
    <DownloadTile
      title={title}
      titleLang={lang?.title}
      image={image[0]}
      file={file}
      fileLang={lang?.file_download ?? lang?.file}
      link={link}
    />
  )
}
