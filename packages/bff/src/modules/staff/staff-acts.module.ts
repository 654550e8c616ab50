import { staffActsEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createStaffActsService } from './staff-acts.service.ts'

/** The log of the staff's actions. */
export const staffActsModule = defineModule({
  endpoints: staffActsEndpoints,
  open: (context) => {
    const service = createStaffActsService(context)
    return { handlers: { staffActs: ({ query, caller }) => service.list(caller, query) } }
  },
})
