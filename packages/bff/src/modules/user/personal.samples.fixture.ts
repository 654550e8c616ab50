import type { personalEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

/** An account of «Бета»; none of the test of permissions' callers is this person. */
const params = { id: 6 }

export const samples: Samples<typeof personalEndpoints> = {
  user: { params },
  updateUser: { params, body: { id: 6, infoAboutUser: { mailing: true, status: 'ACTIVE' } } },
  exportPersonalData: {},
  deleteAccount: { body: { password: 'nobody' } },
}
