import { sharingEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { done } from '../../plugins/done.ts'
import { createBasketLists } from '../basket/basket-lists.service.ts'
import { createSharingService } from './sharing.service.ts'

export const sharingModule = defineModule({
  endpoints: sharingEndpoints,
  open: ({ database, transact, ...context }) => {
    const lists = createBasketLists({ database, ...context })
    const service = createSharingService({ database, transact, lists })
    return {
      handlers: {
        sharedList: ({ params, caller }) => service.read(caller, params.id),
        ownLinks: ({ caller }) => service.own(caller),
        shareBasket: ({ body, caller }) => service.shareBasket(caller, body),
        shareDraft: ({ params, caller }) => service.shareDraft(caller, params.id),
        revokeSharing: async ({ params, caller }) => {
          await service.revoke(caller, params.id)
          return done
        },
        applySharing: ({ params, body, caller }) =>
          service.fill(caller, params.id, { replaces: true, ...body }),
        mergeSharing: ({ params, body, caller }) =>
          service.fill(caller, params.id, { replaces: false, ...body }),
      },
    }
  },
})
