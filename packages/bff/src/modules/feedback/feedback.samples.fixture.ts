import type { feedbackEndpoints } from '@isp/contract'
import { currentConsents } from '@isp/contract/consent-documents'
import type { Samples } from '../../composition/samples.fixture.ts'

const form = {
  fields: {
    userName: 'Анна',
    email: 'anna@example.com',
    messages: 'Нужен сертификат',
    consent: currentConsents.personalData,
  },
}

export const samples: Samples<typeof feedbackEndpoints> = {
  sendFooterFeedback: { form },
  sendHelpFeedback: { form },
  feedbackFile: { params: { fileUuid: 'f1000000-0006-4000-8000-000000000088' } },
}
