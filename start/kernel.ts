/*
|--------------------------------------------------------------------------
| HTTP kernel file
|--------------------------------------------------------------------------
|
| The HTTP kernel file is used to register the middleware with the server
| or the router.
|
*/

import server from '@adonisjs/core/services/server'

/**
 * The error handler is used to convert an exception
 * to a HTTP response.
 */
server.errorHandler(() => import('#site/exception_handler'))

/**
 * The server middleware stack runs middleware on all the HTTP
 * requests, even if there is no route registered for
 * the request URL.
 */
server.use([
  () => import('#http/security_headers_middleware'),
  () => import('#http/representation_middleware'),
  () => import('#http/static_files_middleware'),
  () => import('#site/container_bindings_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#http/cache_control_middleware'),
  () => import('#site/locale_middleware'),
  () => import('#http/load_shedding_middleware'),
  () => import('#site/inertia_middleware'),
  () => import('#http/unreadable_middleware'),
  () => import('#http/methods_middleware'),
  () => import('#http/nul_middleware'),
])
