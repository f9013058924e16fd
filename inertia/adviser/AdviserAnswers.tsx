import { type GivenAnswer } from '#adviser/given_answers'
import { stepUrl } from '~/adviser/adviserUrl'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'

/** Answers that speak for themselves, without their question. */
const CLEAR = ['place', 'left', 'right', 'look']

/** The answers, each with a link to its question. */
export function AdviserAnswers({ answers, query }: AdviserAnswersProps) {
  const t = useText()
  const path = useCurrentPath()
  return (
    <ul aria-label={t('adviser.ui.questions')} className="flex flex-wrap gap-1.5 text-sm">
      {answers.map(({ question, label, text, isOpen, hint }) => (
        <li key={label} className="max-w-full bg-sand">
          <a
            href={stepUrl(path, query, question)}
            className="flex min-h-11 flex-wrap items-center gap-x-2 px-3 py-1 hover:text-red"
          >
            <span className={!isOpen && CLEAR.includes(question) ? 'sr-only' : 'text-steel'}>
              {label}
            </span>
            <span className="font-medium">{text}</span>
            <span className="text-link print:hidden">{t('adviser.ui.change')}</span>
            {hint && <span className="w-full text-steel">{hint}</span>}
          </a>
        </li>
      ))}
      <li className="print:hidden">
        <a href={path} className="flex min-h-11 items-center px-3">
          <span className="text-link font-medium">{t('catalogue.ui.reset')}</span>
        </a>
      </li>
    </ul>
  )
}

type AdviserAnswersProps = {
  answers: readonly GivenAnswer[]
  query: string | undefined
}
