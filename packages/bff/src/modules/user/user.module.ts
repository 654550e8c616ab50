import { userEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { userRoutes } from './user.routes.ts'
import { createUserService } from './user.service.ts'

export const userModule = defineModule({
  endpoints: userEndpoints,
  open: (context) => ({ handlers: userRoutes(createUserService(context)) }),
})
