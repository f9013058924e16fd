import { ROUTES } from '#shared/routes'
import { InstallationStrip, type ShownGuide } from '~/catalogue/InstallationStrip'
import { MotionButton } from '~/catalogue/motion/MotionButton'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { RouteLink } from '~/ui/RouteLink'

/**
 * The installation guide of a group, as pictures and as a motion, with a link to it on the page of
 * all guides. Works as server-rendered HTML.
 */
export function GroupInstallation({ guide }: { guide: ShownGuide }) {
  const t = useText()
  const routeOf = useRoute()
  return (
    <>
      <InstallationStrip guide={guide} />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <MotionButton guide={guide} />
        <RouteLink
          to={routeOf(ROUTES.installation, `#${guide.id}`)}
          className="text-link font-medium"
        >
          {t('catalogue.ui.guides')}
        </RouteLink>
      </div>
    </>
  )
}
