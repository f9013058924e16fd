import { readVideoProviders } from '#config/settings/video_providers'
import env from '#start/env'

/**
 * Providers whose players pages embed after a click; their hosts are allowed by the
 * Content-Security-Policy. Without any, an external film is a link.
 */
export const videoProviders = readVideoProviders(env.get('VIDEO_PROVIDERS') ?? '')
