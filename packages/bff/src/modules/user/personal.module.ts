import { personalEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { done } from '../../plugins/done.ts'
import { createPersonalService } from './personal.service.ts'

export const personalModule = defineModule({
  endpoints: personalEndpoints,
  open: (context) => {
    const service = createPersonalService(context)
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
          await service.remove(caller, body.login, ip)
          return done
        },
      },
    }
  },
})
