import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'
import { isShowcaseGroup } from './showcase-groups.ts'

/**
 * `/componentSystem/` and a page for each of its groups (§2.1). Showcases are larger than a page, so they are loaded in
 * a chunk of their own.
 */
export default definePage({
  id: 'shell:component-system',
  path: '/componentSystem/',
  aliases: { 'shell:component-system-group': '/componentSystem/:group/' },
  check: ({ params: { group } }) => {
    if (group !== undefined && !isShowcaseGroup(group)) throw notFound()
  },
  page: async () => {
    const { ComponentSystemPage, componentSystemHead } = await import('./component-system.page.tsx')
    return { Page: ComponentSystemPage, head: componentSystemHead }
  },
})
