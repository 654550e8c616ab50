import { serviceNotificationEndpoints } from '@isp/contract'
import { StatusAnswer } from '../../kernel/http/contract.plugin.ts'
import { defineModule } from '../../kernel/module.ts'
import { createServiceNotification } from './service-notification.service.ts'

export const serviceNotificationModule = defineModule({
  endpoints: serviceNotificationEndpoints,
  open: (context) => {
    const service = createServiceNotification(context)
    return {
      handlers: {
        serviceNotification: async () => (await service.current()) ?? new StatusAnswer(204, null),
        storedNotification: async () => ({ notification: await service.stored() }),
        saveNotification: ({ caller, body }) => service.save(caller, body),
        removeNotification: ({ caller }) => service.remove(caller),
      },
    }
  },
})
