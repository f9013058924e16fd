import type { Block } from '#content/blocks'
import type { HeroProps } from '#content/hero'
import type { PageMeta } from '#content/page_props'
import type { WithLang } from '#content/page_context'
import { announcementsIndex, announcementsShow } from '#content/pages/announcements'
import { colorOverviewIndex, decorsIndex } from '#content/pages/colours_and_decors'
import { contactShow } from '#content/pages/contact'
import { designsystemIndex, designsystemTypography } from '#content/pages/designsystem'
import { homeShow } from '#content/pages/home'
import { rootInstallationGuides } from '#content/pages/installation_guides'
import { jobsIndex, jobsShow } from '#content/pages/jobs'
import { productFamiliesIndex, productFamiliesShow } from '#content/pages/product_families'
import { productFamiliesShowGroup } from '#content/pages/product_group'
import { referencesIndex, referencesShow } from '#content/pages/references'
import { rootNewsletter, rootShow } from '#content/pages/root'

/**
 * Every page component that content files may name. A page is one component in inertia/pages, its
 * definition, and a line here.
 */
export const pages = {
  'Announcements/Index': announcementsIndex,
  'Announcements/Show': announcementsShow,
  'ColorOverview/Index': colorOverviewIndex,
  'Contact/Show': contactShow,
  'Decors/Index': decorsIndex,
  'Designsystem/Index': designsystemIndex,
  'Designsystem/Typography': designsystemTypography,
  'Home/Show': homeShow,
  'Jobs/Index': jobsIndex,
  'Jobs/Show': jobsShow,
  'ProductFamilies/Index': productFamiliesIndex,
  'ProductFamilies/Show': productFamiliesShow,
  'ProductFamilies/ShowGroup': productFamiliesShowGroup,
  'References/Index': referencesIndex,
  'References/Show': referencesShow,
  'Root/InstallationGuides': rootInstallationGuides,
  'Root/Newsletter': rootNewsletter,
  'Root/Show': rootShow,
}

/** The name of a page component that content files may use. */
export type PageName = keyof typeof pages

/** What every page receives beside its own props. */
export type CommonProps = {
  meta: PageMeta
  hero?: HeroProps
  intro?: string
  blocks: Block[]
} & WithLang

/** The props of a page component: what its definition loads is what the component gets. */
export type PageProps<Name extends PageName> = CommonProps &
  ReturnType<(typeof pages)[Name]['load']>

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name)
}
