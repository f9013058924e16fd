import router from '@adonisjs/core/services/router'

/** The middleware of routes that accept a form: `.use(middleware.form({ types: ['json'] }))`. */
export const middleware = router.named({
  form: () => import('#forms/form_middleware'),
})
