import { currencyEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { createCurrencyService } from './currency.service.ts'
import { openRateSource } from './rate-source.ts'
import { createTakeRates } from './take-rates.job.ts'

type Asked = Shared & { currencyRates: string | undefined }

export const currencyModule = defineModule({
  endpoints: currencyEndpoints,
  open: (asked: Asked) => {
    const service = createCurrencyService(asked)
    const place = asked.currencyRates
    return {
      handlers: {
        currencyRates: () => service.list(),
        currencyRate: ({ params }) => service.one(params.code),
        setCurrencyRate: ({ params, body }) => service.set(params.code, body),
      },
      jobs:
        place === undefined ? [] : [createTakeRates({ ...asked, source: openRateSource(place) })],
    }
  },
})
