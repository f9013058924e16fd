/*
|--------------------------------------------------------------------------
| Content
|--------------------------------------------------------------------------
|
| Registers pages, records and services with the content engine, which does
| not import features.
|
*/

import { tileService } from '#config/map'
import { videoProviders } from '#config/video'
import { findShownContacts } from '#contact/contact_queries'
import { registerContent } from '#content/pages/registry'
import { siteFrame } from '#site/frame'
import { pages, records } from '#start/pages'

registerContent({
  pages,
  records,
  frame: siteFrame,
  findContacts: findShownContacts,
  services: { tileService, videoProviders },
  deriveSocialImages: async () =>
    (await import('#catalogue/group_social_images')).groupSocialImages,
  noteVersion: async () => (await import('#documents/catalogue_data/article_changes')).noteChanges,
})
