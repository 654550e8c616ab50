import { definePage } from '@isp/federation/page'
import { sectionTreeQuery } from '../../layout/section-tree.query.ts'
import { homeBrandsQuery } from './brands.query.ts'

/** The home page has a chunk of its own, because most visits start elsewhere. */
export default definePage({
  id: 'shell:home',
  path: '/',
  load: ({ api, queryClient }) =>
    Promise.all([
      queryClient.ensureQueryData(sectionTreeQuery(api)),
      queryClient.ensureQueryData(homeBrandsQuery(api)),
    ]),
  page: async () => {
    const { HomePage, homeHead } = await import(/* webpackChunkName: "home" */ './home.page.tsx')
    return { Page: HomePage, head: homeHead }
  },
})
