import { urls } from '@isp/contract/urls'
import { defineRedirect } from '@isp/federation/page'

export default defineRedirect({
  id: 'catalog:product-root',
  path: '/product/',
  to: () => urls.catalog(),
})
