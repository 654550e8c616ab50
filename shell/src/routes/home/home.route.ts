import type { RemoteContext, RemoteRoute } from '@isp/federation'

/** Home in a chunk of its own: most visits begin elsewhere. */
export const homeRoute = (context: RemoteContext): RemoteRoute => ({
  id: 'shell:home',
  index: true,
  lazy: async () =>
    (await import(/* webpackChunkName: "home" */ './create-home-page.tsx')).createHomePage(context),
})
