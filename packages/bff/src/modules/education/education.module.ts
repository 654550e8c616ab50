import { educationEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createEducationService } from './education.service.ts'

export const educationModule = defineModule({
  endpoints: educationEndpoints,
  open: (context) => {
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
