import { useId } from 'react'
import { groupFiles } from '#shared/group_files'
import { ROUTES } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { ContactPerson } from '~/blocks/ContactPerson'
import { ExtendedList } from '~/blocks/ExtendedList'
import { Accessories } from '~/catalogue/Accessories'
import {
  ArticleChoice,
  choosableArticles,
  ofArticle,
  withArticles,
} from '~/catalogue/ArticleChoice'
import { ArticleTable } from '~/catalogue/ArticleTable'
import { ComparisonLink } from '~/catalogue/ComparisonLink'
import { DecorGrid } from '~/catalogue/DecorGrid'
import { ExtraList } from '~/catalogue/ExtraList'
import { GroupDocuments } from '~/catalogue/GroupDocuments'
import { GroupQuestions } from '~/catalogue/GroupQuestions'
import { RelatedGroups } from '~/catalogue/RelatedGroups'
import { SwatchGrid } from '~/catalogue/SwatchGrid'
import { stepFigures } from '~/catalogue/stepFigures'
import { ContentPage } from '~/content/ContentPage'
import { RecordHead } from '~/content/RecordHead'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { TenderTexts } from '~/documents/TenderTexts'
import { Picture } from '~/media/Picture'
import { ProjectList } from '~/projects/ProjectList'
import { SolidSection } from '~/solid/SolidSection'
import type { SolidProps } from '~/solid/solidProps'
import { BarLight } from '~/ui/BarLight'
import { FactList } from '~/ui/FactList'
import { RouteLink } from '~/ui/RouteLink'
import { Section } from '~/ui/Section'

/**
 * A product group: facts, cross-sections, articles, documents, colours, installation guide and
 * contact person.
 */
export default function ShowGroup(props: PageProps<'ProductFamilies/ShowGroup'>) {
  const { group, trail, facts, sections, variants, columns, colours, article = '', ...rest } = props
  const { extras = [], accessories, decors, installation, related, questions, ...others } = rest
  const { projects, documents_state, contact_person_id, ...page } = others
  const t = useText()
  const variantsTitle = useId()
  const [crossSection, ...moreCrossSections] = sections
  const files = groupFiles(group.key)
  const ownColours = withArticles('colours', colours, variants)
  const ownDecors = withArticles('decors', decors, variants)
  const choosable = choosableArticles([...ownColours, ...ownDecors])
  const shownColours = ofArticle(ownColours, article)
  const shownDecors = ofArticle(ownDecors, article)

  return (
    <ContentPage
      page={page}
      after={
        <ContactPerson id="contact" type="ContactPerson" contact_person_id={contact_person_id} />
      }
    >
      <RecordHead
        trail={trail}
        title={group.title}
        text={group.text}
        lang={group.lang}
        figure={
          <div className="grid content-start gap-6">
            {crossSection && (
              <DrawnSection
                key={group.key}
                drawing={crossSection}
                caption={t('catalogue.ui.section')}
                address={`${files}/section`}
                colours={colours}
              />
            )}
            {group.image && (
              <Picture
                image={group.image}
                title={group.title}
                sizes="(width >= 64rem) 45vw, 92vw"
                className="aspect-[3/2] w-full object-cover"
              />
            )}
          </div>
        }
      >
        <FactList facts={facts} />
        <ComparisonLink group={group} />
      </RecordHead>

      <Section>
        <h2 id={variantsTitle} className="mb-8 text-h2">
          {t('catalogue.ui.variants')}
        </h2>
        <ArticleTable
          variants={variants}
          labelledBy={variantsTitle}
          columns={columns}
          group={group.key}
          colours={colours}
          decors={decors}
          choosable={choosable}
          chosen={article}
          drawn={moreCrossSections.map(({ article_number }) => article_number)}
        />
        {extras
          .filter(({ title }) => title !== accessories?.title)
          .map((list) => (
            <ExtraList key={list.title} {...list} />
          ))}
        {accessories && <Accessories {...accessories} swatches={colours} />}
        {moreCrossSections.length > 0 && (
          <div className="mt-12 grid gap-6 lg:grid-cols-2">
            {moreCrossSections.map((drawing) => (
              <DrawnSection
                key={drawing.article_number}
                drawing={drawing}
                caption={t('catalogue.ui.section_of', { number: drawing.article_number })}
                address={`${files}/${drawing.article_number}`}
                colours={colours}
              />
            ))}
          </div>
        )}
      </Section>

      <Section title={t('catalogue.documents.title')}>
        <GroupDocuments group={group.key} drawn={sections} state={documents_state} />
        <TenderTexts group={group.key} />
      </Section>

      <BarLight />
      {shownColours.length > 0 && (
        <Section
          title={t('catalogue.ui.colours')}
          more={{ route: ROUTES.colours, label: t('catalogue.ui.all_colours') }}
        >
          <ArticleChoice kind="colour" articles={choosable} chosen={article} />
          <SwatchGrid colours={shownColours} group={group.key} />
        </Section>
      )}
      {shownDecors.length > 0 && (
        <Section
          title={t('catalogue.ui.decors_title')}
          more={{ route: ROUTES.decors, label: t('catalogue.ui.all_decors') }}
        >
          <ArticleChoice kind="decor" articles={choosable} chosen={article} />
          <DecorGrid decors={shownDecors} group={group.key} />
        </Section>
      )}
      {installation && (
        <ExtendedList
          {...installation}
          type="ExtendedList"
          anchor="installation"
          kind={t('catalogue.ui.installation')}
          figures={stepFigures(installation)}
          aside={<GuidesLink guide={installation.id} />}
        />
      )}
      {related.length > 0 && (
        <Section title={t('catalogue.ui.related')}>
          <RelatedGroups groups={related} />
        </Section>
      )}
      {projects.length > 0 && (
        <Section
          title={t('catalogue.ui.used_in')}
          more={{ route: ROUTES.projects, label: t('catalogue.ui.all_references') }}
        >
          <ProjectList projects={projects} />
        </Section>
      )}
      {questions.length > 0 && (
        <Section title={t('catalogue.ui.questions')}>
          <GroupQuestions questions={questions} />
        </Section>
      )}
    </ContentPage>
  )
}

/** A link to the current guide on the page of all installation guides. */
function GuidesLink({ guide }: { guide: string }) {
  const t = useText()
  const target = useRoute()(ROUTES.installation)
  return (
    <p className="mt-4">
      <RouteLink
        to={{ ...target, href: `${target.href}#${guide}` }}
        className="text-link font-medium"
      >
        {t('catalogue.ui.guides')}
      </RouteLink>
    </p>
  )
}

/** A cross-section as drawing, 3-D model and downloads. `address` has no file extension. */
function DrawnSection({ address, ...section }: SolidProps) {
  return (
    <SolidSection {...section} address={`${address}.glb`}>
      {['DXF', 'SVG'].map((format) => (
        <a
          key={format}
          href={`${address}.${format.toLowerCase()}`}
          download
          aria-label={`${section.caption}, ${format}`}
          className="text-link ml-4 inline-block py-1 font-medium print:hidden"
        >
          {format}
        </a>
      ))}
    </SolidSection>
  )
}
