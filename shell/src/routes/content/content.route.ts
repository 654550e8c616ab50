import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'
import type { RouteModule } from '@isp/federation'

/** The static pages: they stand while everything behind the web server is away. */
const names = ['delivery', 'payment', 'contacts', 'policy'] as const

const content: RouteModule = (context) =>
  names.flatMap((name) =>
    definePage({
      id: `shell:${name}`,
      path: urls[name](),
      page: async () => (await import('./content.pages.tsx')).contentPages[name],
    })(context),
  )

export default content
