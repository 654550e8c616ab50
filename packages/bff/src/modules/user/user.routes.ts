import type { userEndpoints } from '@isp/contract'
import { callerOf } from '../../plugins/caller.ts'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import type { UserService } from './user.service.ts'

export const userRoutes = (service: UserService): Handlers<typeof userEndpoints> => ({
  currentUser: (_input, request) => service.current(callerOf(request)),
})
