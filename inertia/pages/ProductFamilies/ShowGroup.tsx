import { useId } from 'react'
import type { Fact } from '#catalogue/facts'
import type { Block, BlockOf } from '#content/blocks/blocks'
import { CHOICE_ANCHOR } from '#shared/anchors'
import { ROUTES } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { ContactPerson } from '~/blocks/ContactPerson'
import { BlockBoundary } from '~/blocks/parts/BlockBoundary'
import { Accessories } from '~/catalogue/Accessories'
import { ArticleTable } from '~/catalogue/ArticleTable'
import { CountedDisclosure } from '~/catalogue/CountedDisclosure'
import { ExtraList } from '~/catalogue/ExtraList'
import { GroupDocuments } from '~/catalogue/GroupDocuments'
import { GroupQuestions } from '~/catalogue/GroupQuestions'
import { RelatedGroups } from '~/catalogue/RelatedGroups'
import { Breadcrumb } from '~/content/Breadcrumb'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { TenderTexts } from '~/documents/TenderTexts'
import { ProjectList } from '~/projects/ProjectList'
import { AnchorBar } from '~/ui/anchors/AnchorBar'
import { BarLight } from '~/ui/BarLight'
import { lazyHydration } from '~/ui/loading/lazyHydration'
import { RichText } from '~/ui/RichText'
import { Section } from '~/ui/Section'

const { Component: GroupChoice, preload: preloadChoice } = lazyHydration(
  'group-choice',
  () => import('~/group_choice/GroupChoice'),
  (module) => module.GroupChoice
)

const { Component: GroupInstallation, preload: preloadInstallation } = lazyHydration(
  'group-installation',
  () => import('~/catalogue/GroupInstallation'),
  (module) => module.GroupInstallation
)

export const preload = () => Promise.all([preloadChoice(), preloadInstallation()])

/**
 * A product group as a configurator: height, article, colour and length are chosen on the page and
 * held in its URL. Below are articles, documents, installation guide, projects and contact person.
 * Texts of the editors are disclosed beside the group's own.
 */
export default function ShowGroup(props: PageProps<'ProductFamilies/ShowGroup'>) {
  const { group, trail, sections, variants, columns, colours, choice, articles, ...rest } = props
  const { extras, accessories, decors, installation, related, questions, ...others } = rest
  const { projects, documents_state, contact_person_id, centimetre, ...page } = others
  const texts = page.blocks.filter(isTitledText)
  const blocks = page.blocks.filter((block) => !isTitledText(block))
  const t = useText()
  const variantsTitle = useId()
  const numbered = [...decors, ...colours.flatMap(({ decor }) => decor ?? [])]
  const { article, colour, fixing } = choice
  const lists = extras?.filter(({ title }) => title !== accessories?.title) ?? []

  return (
    <ContentPage page={{ ...page, blocks }}>
      <BarLight />
      <div className="group-page">
        <div className="container-page pt-4">
          <Breadcrumb trail={trail} />
          <h1
            className="mt-2 max-w-[22ch] text-h1 max-sm:text-[1.875rem]"
            lang={langOf(group, 'title')}
          >
            {group.title}
          </h1>
          <p className="mt-2 text-sm text-steel">{keyFacts(choice.facts)}</p>
          <GroupChoice
            {...{ group, choice, articles, variants, colours, decors, sections, centimetre }}
          />
        </div>
        <AnchorBar
          links={[
            { id: CHOICE_ANCHOR, title: t('catalogue.ui.articles') },
            { id: 'variants', title: t('catalogue.ui.variants') },
            { id: 'documents', title: t('catalogue.documents.title') },
            ...(installation
              ? [{ id: 'installation', title: t('catalogue.ui.installation') }]
              : []),
            ...(projects.length > 0 ? [{ id: 'used-in', title: t('catalogue.ui.used_in') }] : []),
            { id: 'contact', title: t('contact.person.title') },
          ]}
        />

        <Section>
          <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
            <p className="measure" lang={langOf(group, 'text')}>
              {group.text}
            </p>
            {questions.length > 0 && (
              <div className="self-start border-t border-hairline print:hidden">
                <CountedDisclosure title={t('catalogue.ui.questions')} count={questions.length}>
                  <GroupQuestions questions={questions} />
                </CountedDisclosure>
              </div>
            )}
          </div>
          <div className={questions.length > 0 ? 'lg:mt-6' : 'mt-6 border-t border-hairline'}>
            <CountedDisclosure
              id={variantsTitle}
              title={t('catalogue.ui.variants')}
              count={variants.length}
            >
              <div id="variants">
                <ArticleTable
                  variants={variants}
                  labelledBy={variantsTitle}
                  columns={columns}
                  group={group.key}
                  query={page.meta.query ?? ''}
                  colours={colours}
                  decors={numbered}
                  drawn={sections.slice(1).map(({ article_number }) => article_number)}
                />
              </div>
            </CountedDisclosure>
          </div>
          {accessories && <Accessories {...accessories} swatches={colours} />}
          {lists.map((list) => (
            <ExtraList key={list.title} {...list} />
          ))}
          {texts.map((block) => (
            <BlockBoundary key={block.id} block={block}>
              <CountedDisclosure title={block.title} lang={langOf(block, 'title')}>
                <RichText html={block.text} lang={langOf(block, 'text')} className="measure pb-4" />
              </CountedDisclosure>
            </BlockBoundary>
          ))}
        </Section>

        <Section id="documents" title={t('catalogue.documents.title')} className="print:hidden">
          <GroupDocuments group={group.key} drawn={sections} {...{ article, colour, fixing }} />
          <TenderTexts group={group.key} {...{ article, colour, fixing }} />
          <p className="mt-2 text-sm text-steel">{documents_state}</p>
        </Section>

        {installation && (
          <Section
            id="installation"
            title={
              <>
                <span>{`${t('catalogue.ui.installation')}: `}</span>
                <span lang={langOf(installation, 'title')}>{installation.title}</span>
              </>
            }
          >
            <GroupInstallation guide={installation} />
          </Section>
        )}
        {projects.length > 0 && (
          <Section
            id="used-in"
            title={t('catalogue.ui.used_in')}
            more={{ route: ROUTES.projects, label: t('catalogue.ui.all_references') }}
            className="print:hidden"
          >
            <ProjectList projects={projects} />
          </Section>
        )}
        {related.length > 0 && (
          <Section title={t('catalogue.ui.related')} className="print:hidden">
            <RelatedGroups groups={related} />
          </Section>
        )}
        <div id="contact">
          <ContactPerson id="contact" type="ContactPerson" contact_person_id={contact_person_id} />
        </div>
      </div>
    </ContentPage>
  )
}

function isTitledText(block: Block): block is BlockOf<'Text'> & { title: string } {
  return block.type === 'Text' && !!block.title
}

/** The facts that distinguish a group at first sight, in one line. */
function keyFacts(facts: readonly Fact[]): string {
  return facts
    .filter(({ id }) => ['floor_height', 'visible_width', 'material'].includes(id))
    .map(({ id, label, text }) => (id === 'material' ? text : `${label}\u00A0${text}`))
    .join('\u00A0· ')
}
