import { filteredSectionsEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createFilteredSections } from './filtered-sections.service.ts'

export const filteredSectionsModule = defineModule({
  endpoints: filteredSectionsEndpoints,
  open: (context) => {
    const service = createFilteredSections(context)
    return {
      handlers: {
        filteredSections: ({ body, caller }) =>
          service.find(body, caller.agreement?.priceTypeId ?? null),
      },
    }
  },
})
