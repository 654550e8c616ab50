import { contentEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createContentService } from './content.service.ts'

export const contentModule = defineModule({
  endpoints: contentEndpoints,
  open: (context) => {
    const service = createContentService(context)
    return { handlers: { contentPage: ({ params }) => service.page(params.slug) } }
  },
})
