import { ownFieldsEndpoints } from '@isp/contract'
import { defineModule } from '../../../kernel/module.ts'
import { createOwnFields } from './own-fields.service.ts'

export const ownFieldsModule = defineModule({
  endpoints: ownFieldsEndpoints,
  open: (context) => {
    const service = createOwnFields(context)
    return {
      handlers: {
        ownFields: ({ params }) => service.list(params.id),
        setOwnField: ({ caller, params, body }) => service.set(caller, params.id, body),
      },
    }
  },
})
