import { urls } from '@isp/contract/urls'
import type { RemoteRoute } from '@isp/federation'
import { notFound } from '@isp/router'
import { isShowcaseGroup } from './showcase-groups.ts'

/** Showcases weigh more than a page does: they come in a chunk of their own, and only here. */
const loadPage = async () => {
  const { ComponentSystemPage, componentSystemHead } = await import('./component-system.page.tsx')
  return { Component: ComponentSystemPage, handle: { head: componentSystemHead } }
}

/** `/componentSystem/` and a page for each of its groups (§2.1). */
export const componentSystemRoutes: readonly RemoteRoute[] = [
  { id: 'shell:component-system', path: urls.componentSystem(), lazy: loadPage },
  {
    id: 'shell:component-system-group',
    path: `${urls.componentSystem()}:group/`,
    loader: ({ params }) => {
      if (!isShowcaseGroup(params.group)) throw notFound()
      return null
    },
    lazy: loadPage,
  },
]
