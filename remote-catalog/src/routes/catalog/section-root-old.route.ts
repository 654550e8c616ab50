import { urls } from '@isp/contract/urls'
import { defineRedirect } from '@isp/federation/page'

/** §2.1 lists /section/ too: the same sections by their older address, so it leads to /catalog/ for good. */
export default defineRedirect({
  id: 'catalog:section-root-old',
  path: '/section/',
  to: () => urls.catalog(),
  isPermanent: true,
})
