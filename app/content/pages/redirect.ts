import { RedirectSchema } from '#database/schema'

/** An old address, and where it leads: neither a route nor a path if it is gone for good. */
export class Redirect extends RedirectSchema {}
