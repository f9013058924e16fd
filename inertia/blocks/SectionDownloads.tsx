import { Fragment, type ReactNode } from 'react'
import type { BlockOf } from '#content/blocks/blocks'
import type { FileProps } from '#content/pages/context'
import type { WithLang } from '#content/schema/with_lang'
import type { ImageProps } from '#media/pictures/image_queries'
import { inLanguage } from '#shared/in_language'
import type { Locale } from '#shared/locales'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { Picture } from '~/media/Picture'
import { Icon } from '~/ui/Icon'
import { Section } from '~/ui/Section'

export function SectionDownloads(block: BlockOf<'SectionDownloads'>) {
  const { title, downloads } = block
  return (
    <Section title={title} titleLang={langOf(block, 'title')}>
      <ul className="grid gap-6 md:grid-cols-2">
        {downloads.map((download: DownloadItem) => (
          <li key={download.id}>
            <DownloadTile
              {...download}
              image={download.image[0]}
              titleLang={langOf(download, 'title')}
              fileLang={download.lang?.file_download ?? download.lang?.file}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type DownloadItem = BlockOf<'SectionDownloads'>['downloads'][number] & WithLang

/** A file of ours. The size of one that is generated on request is unknown. */
type OfferedFile = Pick<FileProps, 'path' | 'mime_type'> & { size_text?: string }

/**
 * A download of a file with its type and size, or a link to another site (specification §2
 * "download tile"). The language of the file is shown if it is not the page's.
 */
export function DownloadTile(props: {
  title: string
  image?: ImageProps
  file?: OfferedFile
  /** The URL of a download on another site. */
  link?: string
  titleLang?: Locale
  fileLang?: Locale
}) {
  const t = useText()
  const { file } = props
  const target = file
    ? { href: file.path, type: file.mime_type, hrefLang: props.fileLang, download: true }
    : { href: props.link, target: '_blank', rel: 'noopener' }

  return (
    <a
      {...target}
      className="group flex h-full items-center gap-4 border border-hairline p-4 transition-colors hover:border-red sm:gap-5 sm:p-6 max-xs:flex-wrap"
    >
      {props.image && (
        <Picture
          image={props.image}
          decorative
          className="size-14 shrink-0 sm:size-16 object-cover"
        />
      )}
      <span className="min-w-0 flex-1 max-xs:order-1 max-xs:basis-full">
        <span
          className="block font-semibold transition-colors group-hover:text-red"
          lang={props.titleLang}
        >
          {props.title}
        </span>
        {file ? (
          <span className="mt-1 block text-sm text-steel">
            {[typeName(file), file.size_text, props.fileLang && inLanguage(t, props.fileLang)]
              .filter(Boolean)
              .join(', ')}
          </span>
        ) : (
          <span className="mt-1 block text-sm text-steel">
            <span>{props.link && hostname(props.link)}</span>
            <span className="sr-only">{` (${t('global.opens_in_new_tab')})`}</span>
          </span>
        )}
      </span>
      <span className="ml-auto text-red">
        <Icon name={file ? 'download' : 'external'} size={24} />
      </span>
    </a>
  )
}

/** Returns the host of a link; it can break before a dot. */
function hostname(link: string): ReactNode {
  const parts = new URL(link).hostname.split('.')
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no other key than their index
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{index > 0 ? `.${part}` : part}</span>
    </Fragment>
  ))
}

/** Returns the file type by its extension, such as PDF. */
function typeName(file: OfferedFile): string {
  return file.path.slice(file.path.lastIndexOf('.') + 1).toUpperCase()
}
