import { exchangeLoadsEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createExchangeLoads } from './exchange-loads.service.ts'

/** Loads of accounting systems, for the staff to read and decide. */
export const exchangeLoadsModule = defineModule({
  endpoints: exchangeLoadsEndpoints,
  open: (context) => {
    const service = createExchangeLoads(context)
    return {
      handlers: {
        staffExchangeLoads: ({ query }) => service.list(query),
        staffExchangeLoad: ({ params }) => service.one(params.id),
        staffExchangeResults: ({ params, query }) => service.results(params.id, query),
        exchangeBody: ({ params }) => service.body(params.id),
        repeatExchangeLoad: ({ caller, params }) => service.repeat(caller, params.id),
        cancelExchangeLoad: ({ caller, params }) => service.cancel(caller, params.id),
        decideExchangeList: ({ caller, params, body }) =>
          service.decide(caller, params.id, body.hides),
        exchangeWaiting: ({ query }) => service.waiting(query),
      },
    }
  },
})
