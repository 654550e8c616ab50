import { selectionsEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { done } from '../../plugins/done.ts'
import { createSelectionLetters } from './selection-letters.job.ts'
import { createSelectionsService } from './selections.service.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'
import { createUnsubscribe } from './unsubscribe.service.ts'

export const selectionsModule = defineModule({
  endpoints: selectionsEndpoints,
  open: (context) => {
    const service = createSelectionsService(context)
    return {
      handlers: {
        selections: ({ caller }) => service.list(caller),
        saveSelection: ({ caller, body }) => service.save(caller, body),
        changeSelection: ({ caller, params, body }) => service.change(caller, params.id, body),
        deleteSelection: async ({ caller, params }) => {
          await service.remove(caller, params.id)
          return done
        },
      },
      jobs: [createSelectionLetters(context)],
      routes: unsubscribeRoutes(createUnsubscribe(context.database)),
    }
  },
})
