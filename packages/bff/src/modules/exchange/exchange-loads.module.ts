import { exchangeLoadsEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { createExchangeLoads } from './exchange-loads.service.ts'
import type { Exchange } from './opened-exchange.service.ts'

/** Loads of accounting systems, for the staff to read and decide. */
export const exchangeLoadsModule = defineModule({
  endpoints: exchangeLoadsEndpoints,
  open: ({ exchange, ...shared }: Shared & { exchange: Exchange }) => {
    const service = createExchangeLoads({ ...shared, unnamed: exchange.unnamed })
    return {
      handlers: {
        staffExchangeLoads: ({ query }) => service.list(query),
        staffExchangeLoad: ({ params }) => service.one(params.id),
        staffExchangeResults: ({ params, query }) => service.results(params.id, query),
        exchangeUnnamed: ({ params }) => service.unnamed(params.id),
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
