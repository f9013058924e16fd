import type { BlockOf } from '#content/blocks/blocks'
import { termAnchor } from '#shared/anchors'
import type { PageProps } from '#start/pages'
import { Blocks } from '~/blocks/Blocks'
import { LinkedBlocks } from '~/blocks/parts/LinkedBlocks'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { QuestionSearch } from '~/search/QuestionSearch'
import { Disclosure } from '~/ui/dialog/Disclosure'
import { RichText } from '~/ui/RichText'

/**
 * A free page for reference, with a low head unless it has a picture. In a glossary the headings of
 * texts are terms, whose explanations are collapsed. A page of questions begins with a field to
 * search them.
 */
export default function Sections({ glossary, questions, ...page }: PageProps<'Root/Sections'>) {
  return (
    <ContentPage page={{ ...page, blocks: [] }} compact={!page.hero?.hero_image}>
      {questions && <QuestionSearch />}
      <LinkedBlocks
        blocks={page.blocks}
        render={(block) =>
          glossary && block.type === 'Text' ? <Terms text={block} /> : <Blocks blocks={[block]} />
        }
      />
    </ContentPage>
  )
}

/** The terms of a text below its title. */
function Terms({ text }: { text: BlockOf<'Text'> }) {
  const lang = langOf(text, 'text')
  const { before, terms } = termsOf(text.text)
  return (
    <section className="container-page pt-5">
      <h2 className="text-sm font-medium text-red" lang={langOf(text, 'title')}>
        {text.title}
      </h2>
      {before && <RichText html={before} lang={lang} className="measure mt-2" />}
      <div className="mt-1 grid items-start gap-x-16 border-t border-ink lg:grid-cols-2">
        {terms.map(({ title, html, gist, titleLang = lang }) => (
          <Disclosure
            key={title}
            className="border-b border-hairline"
            summaryClassName="min-h-10"
            summary={
              <>
                <h3 className="text-base" lang={titleLang}>
                  {title}
                </h3>
                <span
                  className="min-w-0 flex-1 truncate text-sm text-steel print:hidden"
                  lang={lang}
                >
                  {gist}
                </span>
              </>
            }
          >
            <div id={termAnchor(title)} className="scroll-mt-48">
              <RichText html={html} lang={lang} className="measure pb-4" />
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

/**
 * Returns the headings of a text with what stands below each: as HTML, and the first paragraph; and
 * what stands before the first heading.
 */
function termsOf(text: string) {
  const parts = text.split(/(?=<h3[ >])/)
  return {
    before: parts.filter((part) => !isTerm(part)).join(''),
    terms: parts.filter(isTerm).map((part) => {
      const [heading = '', html = ''] = part.split('</h3>')
      return {
        title: toText(heading),
        titleLang: /^<h3[^>]* lang="([^"]+)"/.exec(heading)?.[1],
        html,
        gist: toText(html.split('</p>')[0] ?? ''),
      }
    }),
  }
}

function isTerm(part: string): boolean {
  return part.startsWith('<h3')
}

/** Returns the text of sanitised HTML, in which only these characters are escaped. */
function toText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
