import { useRef } from 'react'
import type { ShownChoice } from '#catalogue/choice/shown_choice'
import { articleAnchor, CHOICE_ANCHOR, swatchAnchor } from '#shared/anchors'
import { writeLine } from '#shared/material_list'
import { ROUTES } from '#shared/routes'
import { useSampleLink } from '~/catalogue/useSampleLink'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { ChoiceBar } from '~/group_choice/ChoiceBar'
import type { Chip } from '~/group_choice/chips'
import type { ChoiceControls } from '~/group_choice/useChoice'
import { useStoredList } from '~/material_list/storedList'
import { Button } from '~/ui/Button'

/**
 * What is chosen, in one sentence that is announced when it changes, with its facts and what can be
 * done with it. Once an article is chosen, a bar at the foot of small screens repeats it while the
 * panel is out of view.
 */
export function ChoicePanel(props: {
  choice: ShownChoice
  group: { key: string; title: string }
  /** The chosen colour or decor. */
  chip: Chip | undefined
  /** The unit of the length. */
  centimetre: string
  link: ChoiceControls['link']
}) {
  const { choice, group, chip, link } = props
  const t = useText()
  const routeOf = useRoute()
  const sampleLink = useSampleLink()
  const panel = useRef<HTMLDivElement>(null)
  const { article, colour } = choice
  const isMade = article ?? colour ?? choice.length ?? choice.fixing ?? (choice.typed || undefined)
  const line = listLine(choice)
  const list = routeOf(ROUTES.list).href
  /** Each line begins with two asterisks, which texts within a line cannot have. */
  const [, ...listed] = useStoredList().split('**')
  const lines = listed.includes(line) ? listed.length : 0
  return (
    <div ref={panel} className="callout p-4 print:order-first">
      <div aria-live="polite" aria-atomic="true">
        <h2 className="first-letter:uppercase">{choice.title}</h2>
        {choice.notices.map(({ text, articles }) => (
          <div key={text} className="mt-2">
            <p className="first-letter:uppercase">{text}</p>
            {articles.length > 0 && (
              <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
                {articles.map((each) => (
                  <a
                    key={each}
                    {...link({ article: each }, articleAnchor(each))}
                    className="text-link inline-flex min-h-11 items-center"
                  >
                    {t('catalogue.choice.choose', { article: each })}
                  </a>
                ))}
              </p>
            )}
          </div>
        ))}
      </div>
      <dl className="mt-3 grid grid-cols-[auto_minmax(min-content,1fr)] max-xs:grid-cols-1 gap-x-4 gap-y-1 text-sm wrap-break-word">
        {choice.facts.map(({ id, label, text }) => (
          <div key={id} className="contents">
            <dt className="max-w-44 text-steel">{label}</dt>
            <dd className="font-medium first-letter:uppercase">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 print:hidden">
        {lines > 0 && (
          <a href={list} className="text-link inline-flex min-h-11 items-center font-medium">
            {`${t('material_list.ui.title')}: ${t('material_list.ui.lines', { count: lines })}`}
          </a>
        )}
      </p>
      <div className="mt-2 grid gap-2 print:hidden">
        {article && (
          <Button size="lg" page={`${list}?add=${line}`}>
            <span>{t('catalogue.ui.list')}</span>
            <span className="sr-only">{` ${article}`}</span>
          </Button>
        )}
        <div className="flex gap-2 wrap-break-word max-xs:flex-wrap">
          <span className="grid grow">
            <Button variant="outline" page={sampleLink(sampleOf(group.key, choice)).href}>
              {t('catalogue.ui.sample')}
            </Button>
          </span>
          <span className="grid grow">
            <Button variant="outline" page={`${routeOf(ROUTES.compare).href}?${choice.compare}`}>
              <span>{t('catalogue.ui.compare')}</span>
              <span className="sr-only">{` ${article ?? group.title}`}</span>
            </Button>
          </span>
        </div>
      </div>
      {isMade && (
        <a
          {...link({ h: '', article: '', colour: '', length: '', fixing: '' }, CHOICE_ANCHOR)}
          className="text-link mt-3 inline-flex min-h-11 items-center font-medium print:hidden"
        >
          {t('catalogue.ui.reset')}
        </a>
      )}
      {article && (
        <ChoiceBar
          panel={panel}
          choice={choice}
          chip={chip}
          centimetre={props.centimetre}
          list={list}
          line={line}
          lines={lines}
        />
      )}
    </div>
  )
}

/** Returns the choice as a line of the material list. */
function listLine({ article, colour, length }: ShownChoice): string {
  const swatch = colour && (isDecor(colour) ? colour : swatchAnchor('colour', colour))
  return writeLine({
    article: article ?? null,
    ...(swatch && { swatch }),
    ...(length && { length: String(length) }),
  })
}

function sampleOf(group: string, { height, typed, article, colour, length, fixing }: ShownChoice) {
  return {
    group,
    ...(article && { article }),
    ...(colour && (isDecor(colour) ? { decor: colour.slice(DECOR.length) } : { colour })),
    ...(length && { length: String(length) }),
    ...(height !== undefined && { h: typed }),
    ...(fixing && { fixing }),
  }
}

const DECOR = swatchAnchor('decor', '')

function isDecor(name: string): boolean {
  return name.startsWith(DECOR)
}
