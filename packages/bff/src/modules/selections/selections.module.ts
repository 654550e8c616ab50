import { selectionsEndpoints } from '@isp/contract'
import { done } from '../../kernel/http/done.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import type { CatalogMatches } from '../goods/lists/catalog-matches.service.ts'
import { unsubscribeRoutes } from '../mail/outgoing/unsubscribe.service.ts'
import { createSelectionLetters } from './selection-letters.job.ts'
import { endLetters } from './selection-letters.sql.ts'
import { selectionsMessages } from './selections.messages.ts'
import { createSelectionsService } from './selections.service.ts'

export const selectionsModule = defineModule({
  endpoints: selectionsEndpoints,
  open: ({
    catalog,
    ...shared
  }: Shared & { catalog: { lists: CatalogLists; matches: CatalogMatches } }) => {
    const service = createSelectionsService({ ...shared, catalog: catalog.matches })
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
      jobs: [createSelectionLetters({ ...shared, catalog })],
      routes: unsubscribeRoutes({
        name: 'selections',
        words: selectionsMessages.leaving,
        end: (token) => endLetters(shared.database, token),
      }),
    }
  },
})
