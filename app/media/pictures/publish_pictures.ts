import { setTimeout as pause } from 'node:timers/promises'
import { tryLock } from '#database/lock'
import { parseJson } from '#database/stored_values'
import { mediaPath } from '#media/media_path'
import type {
  Composing,
  Conversion,
  OriginalFile,
} from '#media/pictures/conversion/convert_picture'
import {
  hashIn,
  type PictureVariant,
  type StoredPicture,
  variantsOf,
} from '#media/pictures/picture_variants'
import type { TintedPicture, TintSource } from '#media/pictures/tinting/tinted_picture'
import { publishFile, unpublished } from '#media/public_folder/public_files'
import type { SocialImage } from '#media/social_images/social_image'

/** A variant that does not exist yet. */
export type MissingVariant = PictureVariant & { work: Conversion | Composing }

/** A picture with its missing variants. */
export type IncompletePicture = { file: string; variants: MissingVariant[] }

/** The delay between checks of a variant that another process converts, in milliseconds. */
const CHECK_INTERVAL = 100

/** The smallest number of these advisory locks, above that of the lock for migrations. */
const FIRST_LOCK = 2 ** 32

/**
 * Returns the pictures with missing variants.
 *
 * @param media the folder of originals
 */
export async function incompletePictures(
  media: string,
  pictures: readonly StoredPicture[]
): Promise<IncompletePicture[]> {
  const all = pictures.map((picture) => ({
    file: picture.file,
    variants: toVariants(media, picture),
  }))
  const names = all.flatMap(({ variants }) => variants.map(({ name }) => name))
  const missing = new Set(await unpublished(names))
  return all
    .map(({ file, variants }) => ({
      file,
      variants: variants.filter(({ name }) => missing.has(name)),
    }))
    .filter(({ variants }) => variants.length > 0)
}

/** Returns the variants of a picture, each with its conversion. */
export function toVariants(media: string, picture: StoredPicture): MissingVariant[] {
  const { file, original_url, composition } = picture
  const made = composition === null ? undefined : parseJson(composition)
  if (made && 'shows' in made) {
    const work = toCompose(media, made)
    return variantsOf(picture).map((variant) => ({ ...variant, work }))
  }
  const original = made
    ? toTint(media, made)
    : {
        path: mediaPath(media, file),
        crop: picture.crop === null ? undefined : parseJson(picture.crop),
        hash: hashIn(original_url),
      }
  return variantsOf(picture).map((variant) => {
    const { size, extension } = variant
    return { ...variant, work: { original, size, extension } }
  })
}

/** Returns the render of a tinted picture as its original, with how it is tinted. */
function toTint(media: string, { base, mask, grain, ...look }: TintedPicture): OriginalFile {
  const at = ({ file, hash }: TintSource) => ({ path: mediaPath(media, file), hash })
  const { across, along } = mask
  const tint = { ...look, across, along, mask: at(mask), grain: grain ? at(grain) : undefined }
  return { ...at(base), tint }
}

function toCompose(media: string, composition: SocialImage): Composing {
  const { shows } = composition
  if (!('file' in shows)) return { composition }
  const { file, hash, crop } = shows
  return { composition, original: { path: mediaPath(media, file), hash, crop: crop ?? undefined } }
}

/**
 * Converts and publishes a variant, unless it exists. While another process converts the same
 * picture, it waits: the lock is derived from the hash of original and crop.
 */
export async function publishVariant(
  { name, work }: MissingVariant,
  make: (work: Conversion | Composing) => Promise<Buffer>
): Promise<void> {
  const hash = hashIn(name)
  const lock = {
    number: FIRST_LOCK + Number.parseInt(hash.slice(0, 8), 16),
    file: `locks/pictures-${hash[0]}.lock`,
  }
  while (!(await tryLock(lock, () => publishFile(name, () => make(work))))) {
    await pause(CHECK_INTERVAL)
  }
}
