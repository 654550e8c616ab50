import type { authEndpoints } from '@isp/contract'
import { callerOf } from '../../plugins/caller.ts'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import type { UserService } from './user.service.ts'

export const userRoutes = (
  service: UserService,
): Pick<Handlers<typeof authEndpoints>, 'currentUser'> => ({
  currentUser: (_input, request) => service.current(callerOf(request)),
})
