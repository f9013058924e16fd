import { responseCacheSize } from '#config/response_cache'
import { type CurrentVersion, ResponseCache } from '#http/response_cache'

/** The content version of this process, updated by `watchContentVersion`. */
export const currentVersion: CurrentVersion = { current: undefined, isCertain: false }

export const responses = new ResponseCache(responseCacheSize, currentVersion)
