import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'
import { notFoundHead } from '../../layout/not-found/not-found.head.ts'

/** The pages `/404/` and `/404/product/` (§2.1). */
export default definePage({
  id: 'shell:not-found',
  path: '/404/',
  aliases: { 'shell:product-not-found': '/404/product/' },
  // responds with status 404 too (D20): the error element shows the page
  check: () => {
    throw notFound()
  },
  head: ({ url }) => notFoundHead(url.pathname),
  page: null,
})
