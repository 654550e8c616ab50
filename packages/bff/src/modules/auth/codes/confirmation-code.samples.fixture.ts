import type { confirmationCodeEndpoints } from '@isp/contract'
import type { Samples } from '../../../composition/samples.fixture.ts'

const headers = { 'x-client-id': 'visitor-0001' }
const email = 'somebody@example.com'
const phone = '+7 900 000-00-00'

export const samples: Samples<typeof confirmationCodeEndpoints> = {
  sendEmailCode: { headers, body: { email } },
  sendPhoneCode: { headers, body: { phone } },
  validateEmailCode: { headers, body: { code: 123, email } },
  validatePhoneCode: { headers, body: { code: '0123', phone } },
  emailConfirmation: { headers, query: { email } },
  emailConfirmationV2: { headers, query: { email } },
}
