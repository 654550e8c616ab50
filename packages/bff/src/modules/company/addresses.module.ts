import { addressesEndpoints } from '@isp/contract'
import { done } from '../../kernel/http/done.ts'
import { defineModule } from '../../kernel/module.ts'
import { createAddressesService } from './addresses.service.ts'

export const addressesModule = defineModule({
  endpoints: addressesEndpoints,
  open: (context) => {
    const service = createAddressesService(context)
    return {
      handlers: {
        companyAddresses: ({ caller }) => service.list(caller),
        addCompanyAddress: ({ body, caller }) => service.add(caller, body),
        changeCompanyAddress: ({ params, body, caller }) => service.change(caller, params.id, body),
        deleteCompanyAddress: async ({ params, caller }) => {
          await service.remove(caller, params.id)
          return done
        },
      },
    }
  },
})
