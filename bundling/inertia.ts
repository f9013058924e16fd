/** All that the site uses of Inertia's adapter for React: the build leaves out the rest. */
export { createInertiaApp, Head, http, router, usePage } from '@inertiajs/react'
