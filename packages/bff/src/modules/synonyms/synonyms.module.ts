import { synonymsEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createCountPurchases } from './count-purchases.job.ts'
import { createSynonymsService } from './synonyms.service.ts'

/** Dictionary of search synonyms, edited by the staff, and searches without results. */
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
      jobs: [createCountPurchases(context.database)],
    }
  },
})
