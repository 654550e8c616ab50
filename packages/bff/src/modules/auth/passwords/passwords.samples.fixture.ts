import type { passwordsEndpoints } from '@isp/contract'
import type { Samples } from '../../../composition/samples.fixture.ts'

const words = { newPassword: 'novyi-2026', repeatNewPassword: 'novyi-2026' }

export const samples: Samples<typeof passwordsEndpoints> = {
  forgotPassword: { query: { login: 'somebody@example.com' } },
  resetPassword: { body: { token: 'nothing', ...words } },
  // a wrong password, so that the test of permissions leaves the account as it is
  changePassword: { body: { password: 'ne-to-2026', ...words } },
}
