import { contentEndpoints } from '@isp/contract'
import { StatusAnswer } from '../../kernel/http/contract.plugin.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { LiveBlocks } from '../education/live/live-blocks.service.ts'
import { createContentService } from './content.service.ts'

export const contentModule = defineModule({
  endpoints: contentEndpoints,
  open: (context: Shared & { liveBlocks: LiveBlocks }) => {
    const service = createContentService(context)
    return {
      handlers: {
        contentPage: async ({ params }) =>
          (await service.page(params.slug)) ?? new StatusAnswer(204, null),
      },
    }
  },
})
