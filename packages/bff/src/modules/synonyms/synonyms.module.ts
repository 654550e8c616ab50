import { synonymsEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createCountTaken } from './count-taken.job.ts'
import { createSynonymsService } from './synonyms.service.ts'

/** The trade's own words, looked after by the staff, and what was searched for in vain. */
export const synonymsModule = defineModule({
  endpoints: synonymsEndpoints,
  open: (context) => {
    const service = createSynonymsService(context)
    return {
      handlers: {
        synonyms: ({ query }) => service.list(query),
        saveSynonym: ({ body, caller }) => service.save(caller, body),
        removeSynonym: ({ query, caller }) => service.remove(caller, query.said),
        searchMisses: ({ query }) => service.misses(query),
      },
      jobs: [createCountTaken(context.database)],
    }
  },
})
