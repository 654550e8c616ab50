import type { RouteModule } from '@isp/federation'
import { definePage } from '@isp/federation/page'

const parts = () => import('./content.pages.tsx')

/** All of them in one part. Help and offers ask a server: the others stand while everything behind this one is away. */
const pages = [
  { name: 'delivery', path: '/delivery/' },
  { name: 'offer', path: '/offer/:id?/' },
  { name: 'customOffer', path: '/offer/custom/' },
  { name: 'payment', path: '/payment/' },
  { name: 'contacts', path: '/contacts/' },
  { name: 'feedback', path: '/feedback/' },
  { name: 'policy', path: '/help/policy/' },
  { name: 'help', path: '/help/:slugHelp?/' },
] as const

const content: RouteModule = (context) =>
  pages.flatMap(({ name, path }) =>
    definePage({
      id: `shell:${name}`,
      path,
      load: async (_, address) => (await parts()).loadContent(context, name, address),
      page: async () => (await parts()).contentPage(context, name),
    })(context),
  )

export default content
