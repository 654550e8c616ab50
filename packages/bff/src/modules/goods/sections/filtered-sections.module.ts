import { filteredSectionsEndpoints } from '@isp/contract'
import { defineModule } from '../../../kernel/module.ts'
import type { Catalog } from '../catalog.service.ts'

export const filteredSectionsModule = defineModule({
  endpoints: filteredSectionsEndpoints,
  open: ({ catalog }: { catalog: Catalog }) => ({
    handlers: {
      filteredSections: ({ body, caller }) =>
        catalog.filteredSections.find(body, caller.agreement?.priceTypeId ?? null),
    },
  }),
})
