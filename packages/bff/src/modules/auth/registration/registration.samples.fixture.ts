import { currentConsents, type registrationEndpoints } from '@isp/contract'
import type { Samples } from '../../../composition/samples.fixture.ts'

const input = {
  headers: { 'x-client-id': 'visitor-0001' },
  body: {
    email: 'somebody@example.com',
    password: 'verno-2026',
    consents: { personalData: currentConsents.personalData },
  },
}

export const samples: Samples<typeof registrationEndpoints> = {
  registerUser: input,
  registerUserV2: input,
}
