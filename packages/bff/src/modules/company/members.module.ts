import { membersEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { done } from '../../plugins/done.ts'
import { createMembersService } from './members.service.ts'

export const membersModule = defineModule({
  endpoints: membersEndpoints,
  open: (context) => {
    const service = createMembersService(context)
    return {
      handlers: {
        companyCard: ({ params, caller }) => service.card(caller, params.id),
        companyUsers: ({ params, caller }) => service.users(caller, params.id),
        changeEmployee: ({ body, caller }) => service.change(caller, body),
        leaveCompany: async ({ params, caller }) => {
          await service.leave(caller, params.id)
          return done
        },
      },
    }
  },
})
