import type { WithLang } from '#content/schema/with_lang'
import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { BlockExample } from '~/designsystem/BlockExample'
import { Demonstration } from '~/designsystem/Demonstration'

/** All components in all states (specification §2 "Designsystem"), also for the browser tests. */
export default function Index({
  words,
  sample,
  examples,
  ...page
}: PageProps<'Designsystem/Index'>) {
  return (
    <ContentPage page={page}>
      <nav aria-labelledby="contents" className="container-page pt-section">
        <h2 id="contents" className="text-h3" lang={langOf(words, 'contents_title')}>
          {words.contents_title}
        </h2>
        <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {[...words.sections, ...examples].map((entry: Entry) => (
            <li key={entry.id}>
              <a
                href={`#${entry.id}`}
                className="text-link inline-block"
                lang={langOf(entry, 'title')}
              >
                {entry.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {words.sections.map((section) => (
        <Demonstration key={section.id} section={section} sample={sample} />
      ))}
      {examples.map((example) => (
        <BlockExample key={example.id} example={example} yamlTitle={words.yaml_title} />
      ))}
    </ContentPage>
  )
}

/** An entry of the table of contents. */
type Entry = { id: string; title: string } & WithLang
