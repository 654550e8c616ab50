import { sizeStepsEndpoints } from '@isp/contract'
import { defineModule } from '../../../kernel/module.ts'
import type { Catalog } from '../catalog.service.ts'

export const sizeStepsModule = defineModule({
  endpoints: sizeStepsEndpoints,
  open: ({ catalog }: { catalog: Pick<Catalog, 'sizeSteps'> }) => ({
    handlers: {
      sizeSteps: ({ params, caller }) =>
        catalog.sizeSteps.of(params.id, caller.agreement?.priceTypeId ?? null),
    },
  }),
})
