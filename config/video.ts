import { readVideoProviders } from '#config/settings/video_providers'
import env from '#start/env'

/**
 * Whose players pages may embed after a click; each host enters the Content-Security-Policy. Without
 * any, a film elsewhere is a link.
 */
export const videoProviders = readVideoProviders(env.get('VIDEO_PROVIDERS') ?? '')
