import { topicsEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createTopics } from './topics.service.ts'

export const topicsModule = defineModule({
  endpoints: topicsEndpoints,
  open: (context) => {
    const topics = createTopics(context)
    return {
      handlers: {
        staffTopics: () => topics.list(),
        createTopic: ({ caller, body }) => topics.create(caller, body),
        changeTopic: ({ caller, params, body }) => topics.change(caller, params.id, body),
        moveTopic: ({ caller, params, body }) => topics.move(caller, params.id, body),
        deleteTopic: ({ caller, params, query }) => topics.remove(caller, params.id, query.version),
      },
    }
  },
})
