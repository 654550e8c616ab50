import { urls } from '@isp/contract/urls'
import { defineRedirect } from '@isp/federation/page'

/** A section by its older address (§2.1). */
export default defineRedirect({
  id: 'catalog:section-old',
  path: '/section/:slug/',
  to: ({ params }) => urls.section(params.slug ?? ''),
  isPermanent: true,
})
