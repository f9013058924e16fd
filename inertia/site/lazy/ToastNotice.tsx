import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { ExternalLink } from '~/ui/ExternalLink'

/** The content of the toast, on a dark background (specification §2 "Toast"). */
export function ToastNotice(props: ToastNoticeProps) {
  const t = useText()
  return (
    <div className="on-ink bg-ink p-6 text-sm text-paper">
      <p>{props.text}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <ExternalLink
          href={props.link}
          className="inline-flex min-h-11 items-center underline decoration-red-on-ink decoration-2 underline-offset-4"
        >
          {props.link_text}
        </ExternalLink>
        <Button variant="outline" onClick={props.onDismiss}>
          {t('global.toast.got_it')}
        </Button>
      </div>
    </div>
  )
}

export type ToastNoticeProps = {
  text: string
  link: string
  link_text: string
  onDismiss?: () => void
}
