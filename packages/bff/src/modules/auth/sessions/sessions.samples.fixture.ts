import type { sessionsEndpoints } from '@isp/contract'
import type { Samples } from '../../../composition/samples.fixture.ts'

export const samples: Samples<typeof sessionsEndpoints> = {
  ownSessions: {},
  endSession: { params: { id: 'f1000000-0007-4000-8000-000000000001' } },
  endOtherSessions: {},
}
