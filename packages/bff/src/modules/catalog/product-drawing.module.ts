import { productDrawingEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createProductDrawing } from './product-drawing.service.ts'

export const productDrawingModule = defineModule({
  endpoints: productDrawingEndpoints,
  open: (context) => {
    const service = createProductDrawing(context)
    return {
      handlers: { productDrawing: ({ params, query }) => service.draw(params.id, query.view) },
    }
  },
})
