import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'

/** Whatever else the cabinet is asked for never was there. */
export default definePage({
  id: 'cabinet:unknown',
  path: '/cabinet/*',
  check: () => {
    throw notFound()
  },
  page: null,
})
