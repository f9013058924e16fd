import router from '@adonisjs/core/services/router'

/** The middleware of addresses that take a form: `.use(middleware.form({ types: ['json'] }))`. */
export const middleware = router.named({
  form: () => import('#forms/form_middleware'),
})
