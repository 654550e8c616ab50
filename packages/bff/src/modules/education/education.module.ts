import { educationEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { createEducationService } from './education.service.ts'
import type { LiveBlocks } from './live/live-blocks.service.ts'

export const educationModule = defineModule({
  endpoints: educationEndpoints,
  open: (context: Shared & { liveBlocks: LiveBlocks }) => {
    const service = createEducationService(context)
    return {
      handlers: {
        educationTopology: () => service.topology(),
        educationTree: () => service.tree(),
        article: ({ params }) => service.article(params.slug),
        articles: ({ query }) => service.articles(query),
        actualizeEducation: ({ query }) => service.changed(query.since),
      },
    }
  },
})
