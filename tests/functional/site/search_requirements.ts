import type { JsonLdThing } from '#tests/visitor'

/**
 * Google's requirements for each type of structured data on the site
 * (developers.google.com/search/docs/appearance/structured-data, one page for each type). Of the
 * recommended properties, those are listed that the site can state. A dot leads into a thing; each
 * entry of a list is checked.
 *
 * Products have neither offers nor ratings: dealers set the prices, and ratings are not invented.
 */
type Requirements = { required: readonly string[]; recommended: readonly string[] }

const REQUIREMENTS: Readonly<Record<string, Requirements>> = {
  BreadcrumbList: {
    required: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    recommended: [],
  },
  Dataset: {
    required: ['name', 'description', 'distribution.contentUrl'],
    recommended: [
      'creator.name',
      'distribution.encodingFormat',
      'isAccessibleForFree',
      'license',
      'url',
      'version',
      'publisher.@id',
      'dateModified',
    ],
  },
  Event: {
    required: [
      'name',
      'startDate',
      'location.address.streetAddress',
      'location.address.postalCode',
      'location.address.addressLocality',
    ],
    recommended: ['description', 'endDate', 'eventStatus', 'location.name', 'url'],
  },
  FAQPage: {
    required: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
    recommended: [],
  },
  ItemList: {
    required: ['itemListElement.position', 'itemListElement.url'],
    recommended: [],
  },
  JobPosting: {
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization.name',
      'jobLocation.address.addressCountry',
    ],
    recommended: [
      'validThrough',
      'employmentType',
      'identifier.value',
      'baseSalary.currency',
      'baseSalary.value.unitText',
    ],
  },
  NewsArticle: {
    required: ['headline', 'datePublished'],
    recommended: ['image', 'author.@type', 'author.name', 'author.url', 'dateModified'],
  },
  Organization: {
    required: ['name', 'url'],
    recommended: [],
  },
  ProductGroup: {
    required: [
      'name',
      'productGroupID',
      'hasVariant.name',
      'hasVariant.sku',
      'hasVariant.mpn',
      'hasVariant.image',
      'hasVariant.inProductGroupWithID',
    ],
    recommended: [
      'image',
      'description',
      'brand.name',
      'url',
      'hasVariant.size',
      'hasVariant.material',
      'hasVariant.additionalProperty.name',
    ],
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration', 'contentUrl', 'transcript'],
  },
  WebSite: { required: ['name', 'url'], recommended: [] },
}

/** Google's requirements that a thing fails. */
export function shortcomings(thing: JsonLdThing): string[] {
  const asked = REQUIREMENTS[thing['@type']]
  if (!asked) return [`${thing['@type']} is a kind that nobody has looked up`]
  return [
    ...[...asked.required, ...asked.recommended].flatMap((path) => missing(thing, path.split('.'))),
    ...unreadable(thing),
  ].map((what) => `${thing['@type']}: ${what}`)
}

function missing(value: unknown, [name, ...rest]: string[]): string[] {
  if (name === undefined) return []
  const things = Array.isArray(value) ? value : [value]
  if (things.length === 0) return [`nothing that could have "${name}"`]
  return things.flatMap((thing) => {
    const found = (thing as Record<string, unknown> | undefined)?.[name]
    if (found === undefined || found === '' || found === null) return [`no "${name}"`]
    return missing(found, rest)
  })
}

/** Formats of dates and durations in ISO 8601. */
const FORMS: Readonly<Record<string, RegExp>> = {
  datePosted: /^\d{4}-\d\d-\d\d$/,
  validThrough: /^\d{4}-\d\d-\d\d$/,
  datePublished: /^\d{4}-\d\d-\d\d$/,
  dateModified: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  startDate: /^\d{4}-\d\d-\d\d$/,
  endDate: /^\d{4}-\d\d-\d\d$/,
  uploadDate: /^\d{4}-\d\d-\d\d$/,
  duration: /^PT\d+S$/,
  url: /^https?:\/\//,
  item: /^https:\/\//,
  image: /^https:\/\//,
  thumbnailUrl: /^https:\/\//,
  contentUrl: /^https:\/\//,
  license: /^https:\/\//,
  unitCode: /^(MMT|CMT)$/,
}

/** Empty values and values in a wrong format, at any depth. */
function unreadable(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`"${name}" is empty`]
    return value.flatMap((each) => unreadable(each, name))
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => unreadable(each, key))
  }
  if (value === '') return [`"${name}" is empty`]
  const form = FORMS[name]
  return form && !form.test(String(value)) ? [`"${name}" is ${String(value)}`] : []
}
