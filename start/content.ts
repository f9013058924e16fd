/*
|--------------------------------------------------------------------------
| Content
|--------------------------------------------------------------------------
|
| Registers pages, records and services with the content engine, and the links
| to the contact form with the contact page. Neither imports features.
|
*/

import { adviceRequest } from '#adviser/advice_request'
import { sampleRequest } from '#catalogue/sample_request'
import { tileService } from '#config/map'
import { videoProviders } from '#config/video'
import { registerConcerns } from '#contact/concerns'
import { findShownContacts } from '#contact/contact_queries'
import { registerContent } from '#content/pages/registry'
import { listRequest } from '#material_list/list_request'
import { projectRequest } from '#projects/project_request'
import { siteFrame } from '#site/frame'
import { pages, records } from '#start/pages'

registerContent({
  pages,
  records,
  frame: siteFrame,
  findContacts: findShownContacts,
  services: { tileService, videoProviders },
  derivePictures: async () => [
    (await import('#catalogue/group_social_images')).groupSocialImages,
    (await import('#catalogue/group_tints')).groupTints,
    (await import('#site/page_social_images')).pageSocialImages,
  ],
  noteVersion: async () =>
    (await import('#documents/catalogue_data/article_changes')).recordChanges,
})

registerConcerns([listRequest, adviceRequest, sampleRequest, projectRequest])
