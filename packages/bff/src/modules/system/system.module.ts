import { systemEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { operationsRoutes } from './operations.routes.ts'
import { systemRoutes } from './system.routes.ts'
import { createSystemService, type SystemPorts } from './system.service.ts'

type Asked = SystemPorts & { serverKey: string | undefined }

export const systemModule = defineModule({
  endpoints: systemEndpoints,
  open: ({ serverKey, ...ports }: Asked) => ({
    handlers: systemRoutes(createSystemService(ports)),
    routes: operationsRoutes(serverKey),
  }),
})
