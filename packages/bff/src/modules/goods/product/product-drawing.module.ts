import { productDrawingEndpoints } from '@isp/contract'
import { defineModule } from '../../../kernel/module.ts'
import type { Catalog } from '../catalog.service.ts'

export const productDrawingModule = defineModule({
  endpoints: productDrawingEndpoints,
  open: ({ catalog }: { catalog: Catalog }) => ({
    handlers: {
      productDrawing: ({ params, query }) =>
        catalog.drawing.draw(params.id, query.view, query.mark),
    },
  }),
})
