import { ownProductEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createOwnProducts } from './own-product.service.ts'

export const ownProductModule = defineModule({
  endpoints: ownProductEndpoints,
  open: (context) => {
    const service = createOwnProducts(context)
    return {
      handlers: {
        ownProduct: ({ params, caller }) => service.read(caller, params.id),
        setOwnProduct: ({ params, body, caller }) => service.set(caller, params.id, body),
      },
    }
  },
})
