import type { authEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'
import { clientId, password } from './people.fixture.ts'

export const samples: Samples<typeof authEndpoints> = {
  login: { body: { login: 'manager@example.com', password, client_id: clientId } },
  loginV2: { body: { login: 'manager@example.com', password, client_id: clientId } },
  refreshTokens: { body: { client_id: clientId, refreshToken: 'nothing' } },
  logout: { body: {} },
}
