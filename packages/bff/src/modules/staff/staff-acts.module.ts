import { staffActsEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createStaffActsService } from './staff-acts.service.ts'

/** What the staff did, for the staff to read. */
export const staffActsModule = defineModule({
  endpoints: staffActsEndpoints,
  open: (context) => {
    const service = createStaffActsService(context)
    return { handlers: { staffActs: ({ query, caller }) => service.list(caller, query) } }
  },
})
