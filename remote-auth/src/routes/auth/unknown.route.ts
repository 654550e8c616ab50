import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'

/** Below the sign-in is nothing that has no page of its own. */
export default definePage({
  id: 'auth:auth-unknown',
  path: '/auth/*',
  aliases: {
    'auth:cabinet-auth-unknown': '/cabinet/auth/*',
    'auth:registration-unknown': '/cabinet/registration/*',
  },
  check: () => {
    throw notFound()
  },
  page: null,
})
