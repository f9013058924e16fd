import { useMemo } from 'react'
import { CHOICE_ANCHOR } from '#shared/anchors'
import { groupFiles } from '#shared/group_files'
import type { PageProps } from '#start/pages'
import { useText } from '~/context/useText'
import { ChoicePanel } from '~/group_choice/ChoicePanel'
import { toChips, toChoosable } from '~/group_choice/chips'
import { HeightChoice } from '~/group_choice/HeightChoice'
import { LengthChoice } from '~/group_choice/LengthChoice'
import { ProductViews } from '~/group_choice/ProductViews'
import { SwatchChoice } from '~/group_choice/SwatchChoice'
import { useChoice } from '~/group_choice/useChoice'
import { Button } from '~/ui/Button'

/**
 * The form in which height, article, colour and length of a group are chosen, with its views and
 * what is chosen. Works as server-rendered HTML.
 */
export function GroupChoice(props: GroupChoiceProps) {
  const { group, choice, articles, variants, colours, decors, sections, centimetre } = props
  const t = useText()
  const chips = useMemo(() => toChips({ colours, decors }), [colours, decors])
  const choosable = useMemo(
    () => toChoosable({ articles, variants }, chips),
    [articles, variants, chips]
  )
  const { shown, asked, choose, type, flush, link, form } = useChoice(choice, choosable)
  const chip = chips.find(({ name }) => name === shown.colour)
  const [crossSection, ...ownCrossSections] = sections
  const own = ownCrossSections.find(({ article_number }) => article_number === shown.article)
  const drawing = choice.section ?? crossSection

  return (
    <form {...form} id={CHOICE_ANCHOR} className="group-choice mt-4 pb-4 print:block">
      {shown.fixing && <input type="hidden" name="fixing" value={shown.fixing} />}
      <div>
        <ProductViews
          key={group.key}
          image={choice.picture?.image ?? group.image}
          caption={choice.picture?.name}
          title={group.title}
          group={group.key}
          swatch={chip}
          solid={
            drawing && {
              drawing,
              caption: choice.section?.caption ?? t('catalogue.ui.section'),
              address: `${groupFiles(group.key)}/${own?.article_number ?? 'section'}.glb`,
              colours,
              colour: shown.colour,
            }
          }
        />
      </div>
      <div className="grid content-start gap-6 print:mt-4">
        <HeightChoice
          articles={choosable}
          variants={variants}
          choice={shown}
          asked={asked}
          code={chip?.code}
          onType={type}
          onLeave={flush}
          onChoose={(article) => choose({ article })}
        />
        <SwatchChoice
          chips={chips}
          articles={choosable}
          choice={shown}
          onChoose={(colour) => choose({ colour })}
          link={link}
        />
        <LengthChoice
          number={chips.length > 0 ? 3 : 2}
          articles={choosable}
          choice={shown}
          centimetre={centimetre}
          onChoose={(length) => choose({ length })}
        />
        <span className="hidden noscript:block">
          <Button type="submit" variant="secondary" size="lg">
            {t('catalogue.ui.apply')}
          </Button>
        </span>
        <ChoicePanel choice={shown} group={group} chip={chip} centimetre={centimetre} link={link} />
      </div>
    </form>
  )
}

type GroupChoiceProps = Pick<
  PageProps<'ProductFamilies/ShowGroup'>,
  'group' | 'choice' | 'articles' | 'variants' | 'colours' | 'decors' | 'sections' | 'centimetre'
>
