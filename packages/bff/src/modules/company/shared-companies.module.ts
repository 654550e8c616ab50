import { sharedCompaniesEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { pageAnswer, windowOf } from '../../kernel/page.ts'
import { selectSharedCompanies } from './loaded-counterparties.sql.ts'

/** Companies with several records of accounting systems, for the staff. */
export const sharedCompaniesModule = defineModule({
  endpoints: sharedCompaniesEndpoints,
  open: ({ database }) => ({
    handlers: {
      sharedCompanies: async ({ query }) => {
        const { items, total } = await selectSharedCompanies(database, windowOf(query))
        return pageAnswer(items, total, query)
      },
    },
  }),
})
