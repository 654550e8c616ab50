import { groupsEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { selectGroupCompanies, selectGroupUsers } from './groups.sql.ts'

export const groupsModule = defineModule({
  endpoints: groupsEndpoints,
  open: ({ database }) => ({
    handlers: {
      groupCompanies: async ({ caller }) => ({
        items: await selectGroupCompanies(database, caller.company.id),
      }),
      groupUsers: async ({ caller }) => ({
        items: await selectGroupUsers(database, caller.company.id),
      }),
    },
  }),
})
