import type { RouteModule } from '@isp/federation'
import { definePage } from '@isp/federation/page'

/** They stand while everything behind the web server is away. */
const pages = [
  { name: 'delivery', path: '/delivery/' },
  { name: 'payment', path: '/payment/' },
  { name: 'contacts', path: '/contacts/' },
  { name: 'policy', path: '/help/policy/' },
] as const

const content: RouteModule = (context) =>
  pages.flatMap(({ name, path }) =>
    definePage({
      id: `shell:${name}`,
      path,
      page: async () => (await import('./content.pages.tsx')).contentPages[name],
    })(context),
  )

export default content
