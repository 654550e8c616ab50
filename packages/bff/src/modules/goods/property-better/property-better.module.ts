import { propertyBetterEndpoints } from '@isp/contract'
import { defineModule } from '../../../kernel/module.ts'
import { createPropertyBetter } from './property-better.service.ts'

export const propertyBetterModule = defineModule({
  endpoints: propertyBetterEndpoints,
  open: (context) => {
    const service = createPropertyBetter(context)
    return {
      handlers: {
        propertyBetter: () => service.list(),
        setPropertyBetter: ({ caller, body }) => service.set(caller, body),
      },
    }
  },
})
