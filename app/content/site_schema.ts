import { z } from 'zod'
import { externalUrl, id, imageFile, markdown, routeKey, text } from '#content/fields'

/** The file of the site's settings: name, footer, newsletter, toast (specification §3). */
export const settingsSchema = z.strictObject({
  /** The product's name: closes each page title. */
  name: z.string().min(1),
  /** The separate product platform, opened in a new tab. */
  platform_link: externalUrl(),
  footer: z.strictObject({
    info_text: markdown(),
    social: z.array(
      z.strictObject({
        id: id(),
        /** The network's own name. */
        title: z.string().min(1),
        link: externalUrl(),
        icon: z.array(imageFile()).min(1),
      })
    ),
  }),
  newsletter_info: markdown(),
  /** Shown on English pages until dismissed. */
  toast: z.strictObject({ text: text(), link: externalUrl(), link_text: text() }),
})

const navigationFields = {
  id: id(),
  title: text(),
  route: routeKey().optional(),
  description: text().optional(),
  text_overview: text().optional(),
  card_link: externalUrl().optional(),
  card_text: text().optional(),
  /** A child that opens its card_link in a new tab. */
  info: z.boolean().default(false),
}

/** A menu of the header: items with at most one level of children. */
export const mainNavigationSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        ...navigationFields,
        route: routeKey(),
        children: z
          .array(
            z.strictObject(navigationFields).superRefine((child, context) => {
              if (!child.route && !(child.info && child.card_link)) {
                context.addIssue({
                  code: 'custom',
                  path: ['id'],
                  message: 'a child needs a route, or info: true with a card_link',
                })
              }
            })
          )
          .default([]),
      })
    )
    .min(1),
})

/** The row of links at the very end of each page. */
export const footerNavigationSchema = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          id: id(),
          title: text(),
          route: routeKey().optional(),
          url: externalUrl().optional(),
          external: z.boolean().default(false),
        })
        .superRefine((item, context) => {
          if (item.external ? !item.url : !item.route) {
            context.addIssue({
              code: 'custom',
              path: ['id'],
              message: item.external
                ? 'an external entry needs the field "url"'
                : 'an entry needs the field "route"',
            })
          }
        })
    )
    .min(1),
})

/** What pictures show, for people who do not see them. */
export const imagesSchema = z.strictObject({
  images: z.array(
    z
      .strictObject({
        /** The file below resources/media. */
        id: z.string().min(1),
        alt: text().optional(),
        /** Says nothing that does not stand beside it: the alt text is empty on purpose. */
        decorative: z.boolean().default(false),
        /** Which part is shown: a ratio around the point that matters. */
        crop: z
          .strictObject({
            ratio: z.enum(['3:2', '16:9', '1:1']),
            /** In per cent from the left and from the top. */
            focus: z
              .strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })
              .default({ x: 50, y: 50 }),
          })
          .optional(),
      })
      .superRefine((image, context) => {
        if (image.decorative === (image.alt !== undefined)) {
          context.addIssue({
            code: 'custom',
            path: ['id'],
            message: 'a picture needs either the field "alt" or "decorative: true"',
          })
        }
      })
  ),
})

/** Addresses that moved, and addresses that are gone for good. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: oldAddress(),
        /** `route:key`, or a path of this site. */
        to: z.string().regex(/^(route:[a-z0-9_.]+|\/[a-z]{2}(\/[a-z0-9-]+)*)$/),
      })
    )
    .default([]),
  gone: z.array(oldAddress()).default([]),
})

function oldAddress() {
  return z
    .string()
    .regex(/^\/[a-z]{2}(\/[a-z0-9._-]+)+$/, 'a path with its locale, for example /de/altes')
}
