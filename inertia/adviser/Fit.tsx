import type { AdviserFit } from '#adviser/advice_props'
import { groupFiles } from '#shared/group_files'
import { Reasons } from '~/adviser/Reasons'
import { useArticleLinks } from '~/adviser/useArticleLinks'
import { CrossSectionFigure } from '~/catalogue/CrossSectionFigure'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { RouteLink } from '~/ui/RouteLink'

/**
 * The best article of a group with its strongest reason: a link to its page with what is known
 * chosen. Beside it opens what speaks for it: all reasons, a drawing with the visitor's sizes, and
 * the other articles of the group that fit.
 */
export function Fit({ fit, query }: { fit: AdviserFit; query: string | undefined }) {
  const t = useText()
  const { see, ask } = useArticleLinks(query)
  const others = fit.others.length
  const strongest = fit.reasons.find(({ speaks }) => speaks === 'for')
  return (
    <li className="relative border-b border-hairline">
      <RouteLink
        to={see(fit)}
        className="flex items-center gap-3 py-2 pr-8 transition-colors hover:text-red max-xs:flex-wrap"
      >
        <img
          src={`${groupFiles(fit.group)}/section.svg`}
          alt=""
          width={96}
          height={64}
          className="h-16 w-24 shrink-0 bg-sand object-cover"
        />
        <div className="min-w-0 grow max-xs:basis-full">
          <h3 className="font-semibold" lang={langOf(fit, 'title')}>
            {fit.title}
          </h3>
          <span className="block text-xs text-steel">
            <span>
              {[fit.article_number, others > 0 && t('adviser.ui.more', { count: others })]
                .filter(Boolean)
                .join(' ')}
            </span>
            <span className="max-lg:hidden">{` · ${fit.text}`}</span>
          </span>
          {strongest && (
            <span className="block text-xs text-ink">
              <span className="float-left mr-1">
                <Icon name="check" size={16} />
              </span>
              <span>{strongest.text}</span>
            </span>
          )}
        </div>
      </RouteLink>
      <details className="group">
        <summary className="absolute top-0 right-0 flex h-20 w-12 items-center justify-end hover:text-red">
          <span className="sr-only">{t('adviser.ui.reasons', { number: fit.article_number })}</span>
          <span className="transition-transform group-open:rotate-180">
            <Icon name="chevron" size={22} />
          </span>
        </summary>
        <div className="grid gap-6 pb-6">
          <p className="text-sm text-steel lg:hidden">{fit.text}</p>
          {fit.drawing && (
            <CrossSectionFigure drawing={fit.drawing} caption={fit.drawing.caption} />
          )}
          <Reasons reasons={fit.reasons} />
          {others > 0 && (
            <dl className="border-t border-hairline pt-4 text-sm">
              <dt className="font-medium">{t('adviser.ui.others')}</dt>
              {fit.others.map((other) => (
                <dd key={other.article_number} className="mt-1">
                  <RouteLink
                    to={see({ ...other, group: fit.group })}
                    className="text-link inline-block py-1 font-medium"
                  >
                    {other.article_number}
                  </RouteLink>
                  <span className="text-steel">{` ${other.text}`}</span>
                </dd>
              ))}
            </dl>
          )}
          <p className="print:hidden">
            <Button page={ask(fit).href} variant="secondary" size="lg">
              <span>{t('adviser.ui.ask')}</span>
              <span className="sr-only">{` ${fit.article_number}`}</span>
            </Button>
          </p>
        </div>
      </details>
    </li>
  )
}
