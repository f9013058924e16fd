/** The exports of Inertia's adapter for React that the site uses; the build removes the others. */
export { createInertiaApp, Head, http, router, usePage } from '@inertiajs/react'
