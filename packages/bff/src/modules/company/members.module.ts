import { membersEndpoints } from '@isp/contract'
import { done } from '../../kernel/http/done.ts'
import { defineModule } from '../../kernel/module.ts'
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
