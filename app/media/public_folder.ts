import { storagePath } from '#config/storage'

/** What visitors may get of the storage: its folder `media` is served as /media. */
export const publicRoot = storagePath('public')
