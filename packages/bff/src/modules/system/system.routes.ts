import type { systemEndpoints } from '@isp/contract'
import { type Handlers, StatusAnswer } from '../../kernel/http/contract.plugin.ts'
import type { SystemService } from './system.service.ts'

export const systemRoutes = (service: SystemService): Handlers<typeof systemEndpoints> => ({
  health: async () => {
    const health = await service.health()
    return new StatusAnswer(health.ready ? 200 : 503, health)
  },
  version: () => service.version(),
})
