import type { RouteModule } from '@isp/federation'
import { definePage } from '@isp/federation/page'

const parts = () => import('./content.pages.tsx')

/** One chunk for all of them. Help and offers fetch data; the others work while the BFF is down. */
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
