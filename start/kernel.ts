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
  () => import('#site/security_headers_middleware'),
  () => import('#site/representation_middleware'),
  () => import('#site/static_files_middleware'),
  () => import('#site/container_bindings_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#site/cache_control_middleware'),
  () => import('#site/locale_middleware'),
  () => import('#site/load_shedding_middleware'),
  () => import('#site/inertia_middleware'),
  () => import('#site/methods_middleware'),
])
