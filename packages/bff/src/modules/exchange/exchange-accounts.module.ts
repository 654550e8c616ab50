import { exchangeAccountsEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createExchangeAccounts } from './exchange-accounts.service.ts'

/** Accounting systems that may send data, and their keys. */
export const exchangeAccountsModule = defineModule({
  endpoints: exchangeAccountsEndpoints,
  open: (context) => {
    const service = createExchangeAccounts(context)
    return {
      handlers: {
        exchangeAccounts: () => service.list(),
        createExchangeAccount: ({ caller, body }) => service.create(caller, body),
        changeExchangeAccount: ({ caller, params, body }) =>
          service.change(caller, params.uuid, body),
        createExchangeKey: ({ caller, params }) => service.createKey(caller, params.uuid),
        withdrawExchangeKey: ({ caller, params }) =>
          service.withdrawKey(caller, params.uuid, params.key),
      },
    }
  },
})
