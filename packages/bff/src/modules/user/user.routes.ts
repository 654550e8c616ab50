import type { userEndpoints } from '@isp/contract'
import type { Handlers } from '../../kernel/http/contract.plugin.ts'
import type { UserService } from './user.service.ts'

export const userRoutes = (service: UserService): Handlers<typeof userEndpoints> => ({
  currentUser: ({ caller }) => service.current(caller),
})
