import { draftEndpoints } from '@isp/contract'
import { done } from '../../kernel/http/done.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { DraftService } from './draft.service.ts'
import { createForgetDrafts } from './forget-drafts.job.ts'

/** Largest value of the id column; ids above it are ignored, since no draft can have them. */
const MAX_ID = 2_147_483_647
const idsOf = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => id <= MAX_ID)

export const draftModule = defineModule({
  endpoints: draftEndpoints,
  open: ({ database, drafts: service }: Shared & { drafts: DraftService }) => ({
    handlers: {
      createDraft: ({ body, caller }) => service.create(caller, body),
      drafts: ({ query, caller }) => service.list(caller, query),
      deleteDrafts: async ({ query, caller }) => ({
        ids: await service.removeMany(caller, idsOf(query.ids)),
      }),
      restoreDrafts: async ({ body, caller }) => ({
        ids: await service.restore(caller, body.ids),
      }),
      draft: ({ params, caller }) => service.get(caller, params.id),
      updateDraft: ({ params, body, caller }) => service.update(caller, params.id, body),
      deleteDraft: async ({ params, caller }) => {
        await service.remove(caller, params.id)
        return done
      },
      applyDraft: ({ params, body, caller }) =>
        service.fill(caller, params.id, { replaces: true, ...body }),
      mergeDraft: ({ params, body, caller }) =>
        service.fill(caller, params.id, { replaces: false, ...body }),
    },
    jobs: [createForgetDrafts(database)],
  }),
})
