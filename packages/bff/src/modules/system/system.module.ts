import { systemEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { systemRoutes } from './system.routes.ts'
import { createSystemService } from './system.service.ts'

export const systemModule = defineModule({
  endpoints: systemEndpoints,
  open: (context) => ({ handlers: systemRoutes(createSystemService(context)) }),
})
