import { personalEndpoints } from '@isp/contract'
import { done } from '../../kernel/http/done.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { type ClosingPorts, createPersonalService } from './personal.service.ts'

export const personalModule = defineModule({
  endpoints: personalEndpoints,
  open: (asked: Shared & ClosingPorts) => {
    const service = createPersonalService(asked)
    return {
      handlers: {
        user: ({ params, caller }) => service.get(caller, params.id),
        updateUser: ({ params, body, caller }, { ip }) =>
          service.update(caller, params.id, body, ip),
        changeTimeZone: async ({ body, caller }) => {
          await service.changeTimeZone(caller, body.timezone)
          return done
        },
        saveSettings: ({ body, caller }) => service.saveSettings(caller, body),
        exportPersonalData: ({ caller }) => service.export(caller),
        deleteAccount: async ({ body, caller }, { ip }) => {
          await service.remove(caller, body.password, ip)
          return done
        },
      },
    }
  },
})
