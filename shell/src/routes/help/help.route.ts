import type { RouteModule } from '@isp/federation'
import { definePage } from '@isp/federation/page'

const parts = () => import(/* webpackChunkName: "help" */ './help.parts.tsx')

/** The articles, all of them and each; everything that they need comes with the visit. */
const help: RouteModule = (context) =>
  definePage({
    id: 'shell:help',
    path: '/help/',
    aliases: { 'shell:help-article': '/help/:slugHelp/' },
    load: async (_, address) => (await parts()).loadHelp(context, address),
    page: async () => (await parts()).helpPage(context),
  })(context)

export default help
