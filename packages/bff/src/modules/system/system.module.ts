import { systemEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { systemRoutes } from './system.routes.ts'
import { createSystemService, type SystemPorts } from './system.service.ts'

export const systemModule = defineModule({
  endpoints: systemEndpoints,
  open: (asked: SystemPorts) => ({ handlers: systemRoutes(createSystemService(asked)) }),
})
