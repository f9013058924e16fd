/**
 * The tables as migrations have made them, the same on SQLite and on PostgreSQL. Written by
 * `node ace database:schema`; a test compares it with both databases. What the database does not know
 * of a column is said in `tables.ts`.
 */

import type { Generated, StoredBigint, StoredBoolean } from '#database/stored_values'

export type Schema = {
  announcements: {
    checksum: string
    page_key: string
    published_on: string
  }

  article_changes: {
    article_number: string
    change: string
    changed_at: string
    fields: string
    version: string
  }

  colour_group_translations: {
    checksum: string
    colour_group_id: string
    id: Generated<number>
    locale: string
    texts: string
  }

  colour_groups: {
    checksum: string
    id: string
    position: number
  }

  colour_translations: {
    checksum: string
    colour_id: string
    id: Generated<number>
    locale: string
    texts: string
  }

  colours: {
    checksum: string
    code: string
    decor_id: string | null
    finish: string
    group_id: string
    hex: string
    id: string
    image: string | null
    lab: string
    lrv: number
    material: string
    position: number
    ral: string | null
  }

  contact_requests: {
    application_engineer: StoredBoolean
    awaits_bundle: Generated<StoredBoolean>
    back_office: StoredBoolean
    city: string
    code: string
    company: string
    content_hash: string
    country: string
    country_code: string | null
    created_at: string
    department: string
    email: string
    field_service: StoredBoolean
    id: Generated<number>
    is_suspected: StoredBoolean
    locale: string
    message: string
    name: string
    origin: string
    per_mail: StoredBoolean
    per_phone: StoredBoolean
    phone: string
    request_key: string
    sector: string
    spam_signals: string
    street: string
    zip: string
  }

  contact_spoken_languages: {
    checksum: string
    contact_id: number
    id: Generated<number>
    locale: string
    position: number
  }

  contact_translations: {
    checksum: string
    contact_id: number
    id: Generated<number>
    locale: string
    position: string
  }

  contacts: {
    checksum: string
    email: string | null
    first_name: string
    id: number
    image: string | null
    last_name: string
    mobile: string | null
    phone: string | null
    position: string | null
    title: string | null
  }

  content_sources: {
    checksum: string
    files: string
    folder: string
  }

  content_versions: {
    changed_at: string | null
    id: number
    stamp: string | null
    version: string
  }

  decor_translations: {
    checksum: string
    decor_id: string
    id: Generated<number>
    locale: string
    texts: string
  }

  decors: {
    checksum: string
    code: string
    group: string
    hex: string
    id: string
    image: string
    lab: string
    lrv: number
    materials: string
    position: number
    room: string | null
  }

  event_translations: {
    checksum: string
    event_id: string
    id: Generated<number>
    locale: string
    texts: string
  }

  events: {
    address: string | null
    checksum: string
    ends_on: string
    expires_on: string
    id: string
    link: string | null
    route: string | null
    starts_on: string
  }

  exported_articles: {
    article_number: string
    facts: string
  }

  failed_loads: {
    failed_at: string
    id: number
    problems: number
  }

  files: {
    checksum: string
    file: string
    id: Generated<number>
    mime_type: string
    original_url: string
    size: number
    transcript: string | null
  }

  images: {
    checksum: string
    composition: string | null
    conversion_urls: string
    crop: string | null
    custom_properties: string
    file: string
    height: number
    id: Generated<number>
    mime_type: string
    original_url: string
    size: number
    url: string
    width: number
  }

  installation_translations: {
    checksum: string
    id: Generated<number>
    installation_id: string
    locale: string
    texts: string
  }

  installations: {
    checksum: string
    id: string
    position: number
  }

  jobs: {
    checksum: string
    page_key: string
    published_on: string
    valid_through: string
  }

  navigation_item_translations: {
    card_text: string | null
    checksum: string
    description: string | null
    id: Generated<number>
    item_key: string
    lang: string | null
    locale: string
    text_overview: string | null
    title: string
  }

  navigation_items: {
    card_link: string | null
    checksum: string
    external: Generated<StoredBoolean>
    info: Generated<StoredBoolean>
    key: string
    menu: string
    parent_key: string | null
    position: number
    route: string | null
    tool: Generated<StoredBoolean>
    url: string | null
  }

  newsletter_subscriptions: {
    confirmed_at: string | null
    consent_version: string
    consent_wording: string
    email: string
    email_key: string
    form_address: string
    id: string
    locale: string
    mailed_at: string
    requested_at: string
    return_path: string
    token_expires_at: string
    token_hash: string
    unsubscribed_at: string | null
  }

  outbox_messages: {
    about: string | null
    attempts: Generated<number>
    content: string | null
    created_at: string
    due_at: string
    ended_at: string | null
    id: Generated<number>
    kind: string
    last_error: string | null
    message_id: string
    recipient: string
    status: string
  }

  page_translations: {
    checksum: string
    content: string
    data: Generated<string>
    data_lookups: Generated<string>
    draft: Generated<StoredBoolean>
    id: Generated<number>
    locale: string
    lookups: string
    modified_at: string | null
    own_rows: string | null
    page_key: string
    path: string
    publish_from: string | null
    publish_until: string | null
  }

  pages: {
    checksum: string
    component: string
    expires_on: string | null
    gone: Generated<StoredBoolean>
    key: string
    noindex: Generated<StoredBoolean>
    source_locale: string
  }

  product_families: {
    checksum: string
    page_key: string
    position: number
  }

  product_groups: {
    checksum: string
    family_key: string
    page_key: string
    position: number
  }

  profile_facets: {
    article_number: string
    checksum: string
    facet: string
    value: string
  }

  profiles: {
    article_number: string
    checksum: string
    colours: string
    cross_section: string
    decors: string
    finishes: string
    fixings: string
    floor_height_max: number | null
    floor_height_min: number | null
    group_key: string
    height_difference_max: number | null
    height_difference_min: number | null
    lengths: string
    material: string
    position: number
    standards: string
    visible_width: number
  }

  project_families: {
    checksum: string
    family_key: string
    page_key: string
  }

  project_groups: {
    checksum: string
    group_key: string
    page_key: string
  }

  project_summaries: {
    checksum: string
    locale: string
    projects: string
  }

  projects: {
    building_use: string
    checksum: string
    page_key: string
    running_metres: number
    year: number
  }

  public_files: {
    content: Buffer
    name: string
  }

  queries_without_results: {
    last_on: string
    locale: string
    query: string
    times: number
  }

  rate_limits: {
    expire: StoredBigint | null
    key: string
    points: Generated<number>
  }

  redirects: {
    checksum: string
    from_path: string
    to_path: string | null
    to_route: string | null
  }

  search_synonyms: {
    checksum: string
    locale: string
    synonyms: string
  }

  site_settings: {
    checksum: string
    content: string
    locale: string
  }

  spoken_languages: {
    checksum: string
    id: Generated<number>
    image: string
    locale: string
  }

  unused_files: {
    name: string
    since: string
  }
}
