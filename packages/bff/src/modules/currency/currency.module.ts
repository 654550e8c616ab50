import { currencyEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createCurrencyService } from './currency.service.ts'

export const currencyModule = defineModule({
  endpoints: currencyEndpoints,
  open: (context) => {
    const service = createCurrencyService(context)
    return {
      handlers: {
        currencyRates: () => service.list(),
        currencyRate: ({ params }) => service.one(params.code),
        setCurrencyRate: ({ params, body }) => service.set(params.code, body),
      },
    }
  },
})
