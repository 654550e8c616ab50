import { urls } from '@isp/contract/urls'
import type { RemoteRoute } from '@isp/federation'

const contentRoute = (name: 'delivery' | 'payment' | 'policy' | 'contacts'): RemoteRoute => ({
  id: `shell:${name}`,
  path: urls[name](),
  lazy: async () => (await import('./content.pages.tsx')).contentPages[name],
})

/** Delivery, payment, contacts and the policy: pages without data of their own, in a chunk of their own. */
export const contentRoutes: readonly RemoteRoute[] = [
  contentRoute('delivery'),
  contentRoute('payment'),
  contentRoute('policy'),
  contentRoute('contacts'),
]
