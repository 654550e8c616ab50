import { orderRepeatEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createOrderRepeatService } from './order-repeat.service.ts'

/** An order as the beginning of the next one. */
export const orderRepeatModule = defineModule({
  endpoints: orderRepeatEndpoints,
  open: (context) => {
    const service = createOrderRepeatService(context)
    return {
      handlers: {
        repeatOrder: ({ params, body, caller }) => service.repeat(caller, params.id, body),
      },
    }
  },
})
