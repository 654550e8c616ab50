import { defineModule } from '../../kernel/module.ts'
import { createConvertPrices } from './convert-prices.job.ts'

export const pricingModule = defineModule({
  endpoints: {},
  open: ({ database }) => ({ handlers: {}, jobs: [createConvertPrices(database)] }),
})
