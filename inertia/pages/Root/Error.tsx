import { Head } from '@inertiajs/react'
import { PrintedAddress } from '~/content/PrintedAddress'
import { useShared } from '~/context/useShared'
import { NotFoundDrawing } from '~/ui/EmptyState'
import { Topline } from '~/ui/Topline'

/** The page for all errors that are Inertia pages, with a link to the home page. */
export default function ErrorPage(props: {
  status: number
  title: string
  text: string
  home: string
  /** The requested URL. */
  address: string
}) {
  const { localize, locale } = useShared()
  return (
    <div className="bg-sand">
      <Head title={`${props.status}: ${props.title}`}>
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className="container-page grid items-center gap-x-16 gap-y-10 py-section lg:grid-cols-2">
        <div>
          <Topline topline={String(props.status)} headline={props.title} />
          <p className="measure mt-6 text-lg">{props.text}</p>
          <p className="mt-10">
            <a href={localize[locale] ?? '/'} className="text-link font-medium">
              {props.home}
            </a>
          </p>
        </div>
        <NotFoundDrawing />
      </div>
      <PrintedAddress address={props.address} />
    </div>
  )
}
