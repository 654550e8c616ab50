import type { serviceNotificationEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof serviceNotificationEndpoints> = {
  serviceNotification: {},
  storedNotification: {},
  removeNotification: {},
}
