import { filterOrderEndpoints } from '@isp/contract'
import { defineModule } from '../../../kernel/module.ts'
import { createFilterOrder } from './filter-order.service.ts'

export const filterOrderModule = defineModule({
  endpoints: filterOrderEndpoints,
  open: (context) => {
    const service = createFilterOrder(context)
    return {
      handlers: {
        filterOrder: ({ params }) => service.read(params.id),
        setFilterOrder: ({ caller, params, body }) => service.set(caller, params.id, body.codes),
      },
    }
  },
})
