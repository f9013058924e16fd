/*
|--------------------------------------------------------------------------
| Pages, blocks and records
|--------------------------------------------------------------------------
|
| Registers the page components and kinds of records that content files may
| use. Blocks are registered in app/content/blocks/blocks.ts. Tables are
| loaded in this order: tables that others refer to come first.
|
*/

import { productFamiliesAdviser } from '#adviser/adviser_page'
import { accessories } from '#catalogue/accessories/accessory_records'
import { colorOverviewIndex } from '#catalogue/colours/colour_page'
import { colours } from '#catalogue/colours/colour_records'
import { decorsIndex } from '#catalogue/colours/decor_page'
import { decors } from '#catalogue/colours/decor_records'
import { productFamiliesIndex, productFamiliesShow } from '#catalogue/family_pages'
import { productFamiliesShowGroup } from '#catalogue/group_page'
import { rootInstallationGuides } from '#catalogue/guides/installation_page'
import { installations } from '#catalogue/guides/installation_records'
import { colorOverviewMatch } from '#colour_match/colour_match_page'
import { colorOverviewTable } from '#colour_table/colour_table_page'
import { productFamiliesCompare } from '#comparison/compare_page'
import { contactShow } from '#contact/contact_page'
import { contacts } from '#contact/contact_records'
import { freePage, sectionsPage } from '#content/pages/free_page'
import type { CommonProps } from '#content/pages/props/common_props'
import { rootContrast } from '#contrast/contrast_page'
import { designsystemIndex } from '#designsystem/designsystem_page'
import { designsystemTypography } from '#designsystem/typography_page'
import { rootDownloads } from '#documents/downloads_page'
import { events } from '#events/event_records'
import { homeShow } from '#home/home_page'
import { jobsIndex, jobsShow } from '#jobs/job_pages'
import { productFamiliesList } from '#material_list/list_page'
import { announcementsIndex, announcementsShow } from '#news/announcement_pages'
import { rootNewsletter } from '#newsletter/newsletter_page'
import { projectsIndex, projectsShow } from '#projects/project_pages'
import { searchIndexPage } from '#search/search_page'
import { synonyms } from '#search/synonym_records'
import { footerNavigation, mainNavigation } from '#site/navigation_records'
import { settings } from '#site/settings_records'

/**
 * All page components that content files may use. A page is a component in inertia/pages, its
 * definition in its module, and an entry here.
 */
export const pages = {
  'Announcements/Index': announcementsIndex,
  'Announcements/Show': announcementsShow,
  'ColorOverview/Index': colorOverviewIndex,
  'ColorOverview/Match': colorOverviewMatch,
  'ColorOverview/Table': colorOverviewTable,
  'Contact/Show': contactShow,
  'Decors/Index': decorsIndex,
  'Designsystem/Index': designsystemIndex,
  'Designsystem/Typography': designsystemTypography,
  'Home/Show': homeShow,
  'Jobs/Index': jobsIndex,
  'Jobs/Show': jobsShow,
  'ProductFamilies/Adviser': productFamiliesAdviser,
  'ProductFamilies/Compare': productFamiliesCompare,
  'ProductFamilies/Index': productFamiliesIndex,
  'ProductFamilies/List': productFamiliesList,
  'ProductFamilies/Show': productFamiliesShow,
  'ProductFamilies/ShowGroup': productFamiliesShowGroup,
  'References/Index': projectsIndex,
  'References/Show': projectsShow,
  'Root/Contrast': rootContrast,
  'Root/Downloads': rootDownloads,
  'Root/InstallationGuides': rootInstallationGuides,
  'Root/Newsletter': rootNewsletter,
  'Root/Sections': sectionsPage,
  'Root/Show': freePage,
  'Search/Index': searchIndexPage,
}

/** All kinds of records, by the name of their JSON Schema for editors. */
export const records = {
  settings,
  main_navigation: mainNavigation,
  footer_navigation: footerNavigation,
  contact: contacts,
  colours,
  decors,
  installations,
  accessories,
  events,
  synonyms,
}

/** The name of a page component that content files may use. */
export type PageName = keyof typeof pages

/** The props of a page component, as its definition returns them. */
export type PageProps<Name extends PageName> = CommonProps &
  ReturnType<(typeof pages)[Name]['toProps']>
