import { onecEndpoints } from '@isp/contract'
import { done } from '../../../kernel/http/done.ts'
import { defineModule } from '../../../kernel/module.ts'
import { createOnecAccesses } from '../access/onec-access.service.ts'
import { createOnecStaff } from './onec-staff.service.ts'

/** 1C's standard exchange, for administrators: who may sign in, and what came of each exchange. */
export const onecStaffModule = defineModule({
  endpoints: onecEndpoints,
  open: (context) => {
    const accesses = createOnecAccesses(context)
    const staff = createOnecStaff(context)
    return {
      handlers: {
        onecAccesses: () => accesses.list(),
        createOnecAccess: ({ caller, params, body }) => accesses.create(caller, params.uuid, body),
        changeOnecAccess: ({ caller, params, body }) => accesses.change(caller, params.uuid, body),
        withdrawOnecAccess: ({ caller, params }) => accesses.withdraw(caller, params.uuid),
        onecNow: () => staff.now(),
        onecExchanges: ({ query }) => staff.list(query),
        onecExchange: ({ params }) => staff.one(params.id),
        onecFiles: ({ params, query }) => staff.files(params.id, query),
        onecOrders: ({ query }) => staff.orders(query),
        confirmOnecOrder: async ({ caller, params }) => {
          await staff.confirm(caller, params.uuid, params.id)
          return done
        },
      },
    }
  },
})
