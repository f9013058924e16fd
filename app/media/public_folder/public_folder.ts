import { storagePath } from '#config/storage'

/** The public part of the storage: its folder `media` is served as /media. */
export const publicRoot = storagePath('public')
